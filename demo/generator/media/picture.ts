import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { exact, ffmpeg } from './ffmpeg.ts'

const converted = (png: Uint8Array, suffix: string, ...options: readonly string[]): Uint8Array => {
  const folder = mkdtempSync(join(tmpdir(), 'seed-picture-'))
  try {
    const [from, to] = [join(folder, 'from.png'), join(folder, `to.${suffix}`)]
    writeFileSync(from, png)
    ffmpeg('-i', from, ...exact, ...options, to)
    return readFileSync(to)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const indexed = (png: Uint8Array, colours: number): Uint8Array =>
  converted(
    png,
    'png',
    '-vf',
    `split[a][b];[a]palettegen=max_colors=${colours}:reserve_transparent=0[p];[b][p]paletteuse=dither=none`,
    '-pred',
    'none',
    '-compression_level',
    '9',
  )

/** The best of the qualities given whose file is not larger than the limit, or the last. */
const within = (
  limit: number,
  make: (quality: number) => Uint8Array,
  qualities: readonly number[],
): Uint8Array => {
  let bytes = new Uint8Array()
  for (const quality of qualities) {
    bytes = Uint8Array.from(make(quality))
    if (bytes.length <= limit) return bytes
  }
  return bytes
}

/** Flat art needs few colours: a palette of its own makes a third of the size. */
export const indexedPng = (png: Uint8Array, limit: number): Uint8Array =>
  within(limit, (colours) => indexed(png, colours), [64, 40, 24, 16])

export const jpeg = (png: Uint8Array, limit: number): Uint8Array =>
  within(
    limit,
    (quality) => converted(png, 'jpg', '-pix_fmt', 'yuvj420p', '-q:v', `${quality}`),
    [3, 4, 6, 8, 10, 13, 17, 22],
  )

export const webp = (png: Uint8Array, limit: number): Uint8Array =>
  within(
    limit,
    (quality) => converted(png, 'webp', '-c:v', 'libwebp', '-preset', 'drawing', '-quality', `${quality}`),
    [88, 80, 70, 60, 45],
  )
