"""The card zoom by cairo: an image surface, and cairo's own PNG files (libpng, zlib's usual level)."""

import io
import math

import cairo

from work import HEIGHT, SCALE, WIDTH, Run, steps

run = Run()
surface = cairo.ImageSurface(cairo.FORMAT_RGB24, WIDTH, HEIGHT)
context = cairo.Context(surface)


def outline(x, y, width, height, radius):
    context.new_sub_path()
    radius = min(radius, width / 2, height / 2)
    if radius <= 0:
        return context.rectangle(x, y, width, height)
    context.arc(x + width - radius, y + radius, radius, -math.pi / 2, 0)
    context.arc(x + width - radius, y + height - radius, radius, 0, math.pi / 2)
    context.arc(x + radius, y + height - radius, radius, math.pi / 2, math.pi)
    context.arc(x + radius, y + radius, radius, math.pi, 1.5 * math.pi)
    context.close_path()


def draw(step):
    kind, x, y, width, height, radius, color, alpha = step
    if kind == "clip":
        context.save()
        outline(x, y, width, height, radius)
        return context.clip()
    if kind == "unclip":
        return context.restore()
    if kind == "gradient":
        gradient = cairo.LinearGradient(0, y, 0, y + height)
        for offset, stop in enumerate(color):
            gradient.add_color_stop_rgb(offset, *[channel / 255 for channel in stop])
        context.set_source(gradient)
    else:
        context.set_source_rgba(*[channel / 255 for channel in color], alpha)
    outline(x, y, width, height, radius)
    context.fill()


for index, views in enumerate(run.frames):
    context.save()
    context.scale(SCALE, SCALE)
    for step in steps(views):
        draw(step)
    context.restore()
    surface.flush()
    data = io.BytesIO()
    surface.write_to_png(data)
    run.write(index, data.getvalue())
