"""The card zoom by Skia: a raster surface, and Skia's own PNG files, or Pillow's with --level."""

import io

import numpy
import skia

from work import HEIGHT, SCALE, WIDTH, Run, steps

run = Run()
pixels = numpy.zeros((HEIGHT, WIDTH, 4), numpy.uint8)
info = skia.ImageInfo.Make(WIDTH, HEIGHT, skia.kRGBA_8888_ColorType, skia.kPremul_AlphaType)
surface = skia.Surface.MakeRasterDirect(info, pixels)
canvas = surface.getCanvas()


def draw(step):
    kind, x, y, width, height, radius, color, alpha = step
    if kind == "unclip":
        return canvas.restore()
    shape = skia.RRect.MakeRectXY(skia.Rect.MakeXYWH(x, y, width, height), radius, radius)
    if kind == "clip":
        canvas.save()
        return canvas.clipRRect(shape, skia.ClipOp.kIntersect, True)
    if kind == "gradient":
        colors = [skia.Color(*stop) for stop in color]
        paint = skia.Paint(Shader=skia.GradientShader.MakeLinear([(0, y), (0, y + height)], colors), AntiAlias=True)
    else:
        paint = skia.Paint(Color=skia.Color(*color, round(alpha * 255)), AntiAlias=True)
    canvas.drawRRect(shape, paint)


def encoded():
    if run.level is None:
        image = skia.Image.fromarray(pixels, colorType=skia.kRGBA_8888_ColorType, copy=False)
        return bytes(image.encodeToData(skia.kPNG, 100))
    from PIL import Image

    data = io.BytesIO()
    image = Image.frombuffer("RGBA", (WIDTH, HEIGHT), pixels, "raw", "RGBA", 0, 1)
    image.save(data, "PNG", compress_level=run.level)
    return data.getvalue()


for index, views in enumerate(run.frames):
    canvas.save()
    canvas.scale(SCALE, SCALE)
    for step in steps(views):
        draw(step)
    canvas.restore()
    surface.flushAndSubmit()
    run.write(index, encoded())
