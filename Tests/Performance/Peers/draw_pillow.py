"""The card zoom by Pillow, whose shapes have no smooth edges; its own PNG files, zlib's level 6 or --level."""

import io

from PIL import Image, ImageDraw

from work import HEIGHT, SCALE, WIDTH, Run, steps

run = Run()
level = 6 if run.level is None else run.level


def pixel(value):
    return round(value * SCALE)


class Picture:
    def __init__(self):
        self.below = []
        self.use(Image.new("RGB", (WIDTH, HEIGHT)))

    def use(self, image):
        self.image, self.pen = image, ImageDraw.Draw(image)

    def draw(self, step):
        kind, x, y, width, height, radius, color, alpha = step
        box = (pixel(x), pixel(y), pixel(x + width) - 1, pixel(y + height) - 1)
        if kind == "clip":
            mask = Image.new("L", (WIDTH, HEIGHT))
            ImageDraw.Draw(mask).rounded_rectangle(box, pixel(radius), fill=255)
            self.below.append((self.image, mask))
            self.use(self.image.copy())
        elif kind == "unclip":
            image, mask = self.below.pop()
            image.paste(self.image, (0, 0), mask)
            self.use(image)
        elif kind == "gradient":
            rows = max(1, pixel(height))
            column = Image.new("RGB", (1, rows))
            for row in range(rows):
                share = (row + 0.5) / rows
                column.putpixel((0, row), tuple(round(a + (b - a) * share) for a, b in zip(*color)))
            self.image.paste(column.resize((box[2] + 1 - box[0], rows)), box[:2])
        elif alpha < 1:
            self.use(Image.blend(self.image, Image.new("RGB", (WIDTH, HEIGHT), color), alpha))
        else:
            self.pen.rounded_rectangle(box, pixel(radius), fill=color)


for index, views in enumerate(run.frames):
    picture = Picture()
    for step in steps(views):
        picture.draw(step)
    data = io.BytesIO()
    picture.image.save(data, "PNG", compress_level=level)
    run.write(index, data.getvalue())
