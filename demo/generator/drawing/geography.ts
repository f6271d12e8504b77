import {
  arrow,
  blue,
  circle,
  curve,
  type Drawings,
  dashed,
  dot,
  green,
  grey,
  ink,
  label,
  pale,
  path,
  polygon,
  range,
  rect,
  red,
  sand,
  text,
  thin,
  through,
} from './pen.ts'

const oval = (x: number, y: number, a: number, b: number, height: number | null): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${a}" ry="${b}" fill="none" stroke="#9a6a34" stroke-width="2"/>` +
  (height === null
    ? ''
    : rect(x - 20, y + b - 10, 40, 20, '#fff') + text(x, y + b, String(height), 15, '#7a4f20'))

const globe = (x: number, y: number, name: string, below: boolean): string =>
  circle(x, y, 24, pale, ink, 2) +
  thin([x - 14, y + 32], [x + 14, y - 32], red) +
  text(x, y + (below ? 48 : -48), name, 18)

export const geography: Drawings = {
  'geography-junior-contours':
    oval(330, 175, 270, 150, 100) +
    oval(320, 170, 205, 110, 200) +
    oval(220, 160, 78, 62, 300) +
    oval(420, 170, 76, 54, 300) +
    oval(216, 156, 40, 30, null) +
    text(216, 150, '甲', 18) +
    polygon(
      [
        [210, 172],
        [222, 172],
        [216, 162],
      ],
      ink,
    ) +
    text(420, 168, '乙', 18) +
    text(318, 172, '丙', 18, red) +
    text(590, 30, '单位：米', 15),
  'geography-junior-climate':
    thin([100, 300], [540, 300]) +
    thin([100, 300], [100, 40]) +
    thin([540, 300], [540, 40]) +
    [80, 75, 70, 60, 45, 30, 15, 25, 65, 100, 110, 95]
      .map((fall, index) => rect(112 + index * 35.5, 300 - fall, 22, fall, '#a9c4e8', blue))
      .join('') +
    through(
      [8, 9, 11, 14, 18, 22, 25, 25, 22, 17, 12, 9].map(
        (heat, index) => [123 + index * 35.5, 200 - heat * 5] as const,
      ),
      red,
    ) +
    range(4)
      .map(
        (index) =>
          label(92, 200 - index * 50, String(index * 10), 15, ink, 'end') +
          label(548, 300 - index * 50, String(index * 50), 15, ink, 'start'),
      )
      .join('') +
    range(12)
      .map((index) => text(123 + index * 35.5, 318, String(index + 1), 15))
      .join('') +
    text(100, 24, '气温／℃', 15) +
    text(540, 24, '降水量／mm', 15) +
    text(580, 320, '月', 15),
  'geography-junior-grid':
    range(4)
      .map(
        (index) =>
          thin([150 + index * 110, 40], [150 + index * 110, 300], grey) +
          text(150 + index * 110, 322, `${100 + index * 10}°E`, 16),
      )
      .join('') +
    range(4)
      .map(
        (index) =>
          thin([120, 70 + index * 70], [510, 70 + index * 70], grey) +
          text(84, 70 + index * 70, `${40 - index * 10}°N`, 16),
      )
      .join('') +
    dot(370, 140, red) +
    text(388, 124, 'A', 19) +
    dot(260, 210, red) +
    text(278, 196, 'B', 19),
  'geography-junior-orbit':
    `<ellipse cx="320" cy="180" rx="230" ry="112" fill="none" stroke="${grey}" stroke-width="2"/>` +
    circle(320, 180, 28, '#f6c445', red, 2) +
    text(320, 180, '太阳', 15) +
    globe(90, 180, '甲', true) +
    globe(320, 292, '乙', true) +
    globe(550, 180, '丙', true) +
    globe(320, 68, '丁', false) +
    arrow([170, 265], [200, 276], ink) +
    arrow([470, 95], [440, 84], ink),
  'geography-senior-breeze':
    rect(60, 270, 260, 60, sand) +
    rect(320, 280, 260, 50, '#a9c4e8') +
    text(180, 304, '陆地', 18) +
    text(450, 306, '海洋', 18) +
    arrow([460, 240], [190, 240], ink) +
    arrow([150, 220], [150, 90], ink) +
    arrow([190, 70], [460, 70], ink) +
    arrow([490, 90], [490, 220], ink) +
    text(320, 220, '①', 20) +
    text(120, 150, '②', 20) +
    text(320, 50, '③', 20) +
    text(520, 150, '④', 20),
  'geography-senior-fold':
    [0, 1, 2]
      .map((layer) =>
        path(
          curve(0, 1, (x) => [80 + x * 480, 200 + layer * 42 - 60 * Math.sin(x * 2 * Math.PI)], 60),
          '#9a6a34',
          3,
        ),
      )
      .join('') +
    path('M80 150C120 160 150 190 200 176C250 160 330 120 400 90C450 70 500 110 560 150', green, 4) +
    text(200, 128, '甲', 20) +
    text(424, 60, '乙', 20) +
    dashed([200, 180], [200, 300]) +
    dashed([440, 90], [440, 320]),
  'geography-senior-water':
    path('M60 300H330C360 250 420 180 500 110L590 60V330H60Z', ink, 2, sand) +
    path('M60 300H330Q340 300 336 316L330 330H60Z', blue, 2, '#a9c4e8') +
    arrow([150, 280], [150, 120], blue) +
    text(126, 200, '①', 20) +
    arrow([200, 80], [420, 80], blue) +
    text(310, 60, '②', 20) +
    arrow([500, 40], [500, 96], blue) +
    text(476, 66, '③', 20) +
    arrow([480, 150], [380, 262], blue) +
    text(400, 200, '④', 20) +
    arrow([540, 220], [370, 310], blue, 3, '7 6') +
    text(480, 272, '⑤', 20) +
    text(180, 316, '海洋', 17) +
    text(556, 130, '陆地', 17),
  'geography-senior-front':
    thin([60, 310], [600, 310]) +
    path('M80 110C220 130 300 210 330 310H60V110Z', blue, 3, '#dbe7f7') +
    arrow([120, 240], [230, 240], blue) +
    text(160, 206, '冷气团', 18) +
    text(470, 260, '暖气团', 18) +
    arrow([430, 230], [330, 170], red) +
    arrow([360, 150], [270, 90], red) +
    path('M290 80Q300 50 340 60Q370 40 390 66Q420 70 404 92H300Q280 96 290 80Z', ink, 2, '#e8ebef') +
    [310, 336, 362].map((x) => thin([x, 104], [x - 10, 134], grey)).join('') +
    text(240, 334, '甲地', 17) +
    text(520, 334, '乙地', 17),
  'geography-senior-light':
    circle(300, 180, 130, '#fff', ink) +
    path('M300 50A130 130 0 0 0 300 310Z', ink, 2, '#b9c0ca') +
    thin([234, 332], [366, 28], red) +
    text(374, 22, 'N', 18) +
    text(226, 344, 'S', 18) +
    thin([181, 128.4], [419, 231.6]) +
    range(4)
      .map((index) => arrow([600, 90 + index * 60], [460, 90 + index * 60], '#d98c1f'))
      .join('') +
    text(540, 52, '太阳光', 17) +
    text(446, 244, '赤道', 16),
}
