/** A field of a banner: the same scene is set wide for a desktop and tall for a phone. */
export interface Field {
  readonly width: number
  readonly height: number
  readonly isWide: boolean
}

export const fields = {
  desktop: { width: 1440, height: 400, isWide: true },
  mobile: { width: 780, height: 520, isWide: false },
} as const satisfies Record<string, Field>

export const paper = '#fdfdfc'

type Point = readonly [x: number, y: number]

export const group = (x: number, y: number, scale: number, ...inner: readonly string[]): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${inner.join('')}</g>`

export const shape = (path: string, fill: string): string => `<path d="${path}" fill="${fill}"/>`

export const stroke = (path: string, colour: string, width: number): string =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`

export const disc = (x: number, y: number, r: number, fill: string): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`

export const box = (x: number, y: number, width: number, height: number, fill: string, radius = 0): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"/>`

/** A hill line through the points given, rounded, filled down to the foot of the field. */
export const hill = (field: Field, points: readonly Point[], fill: string): string => {
  const [first = [0, 0], ...rest] = points
  let path = `M${first[0]} ${field.height}L${first[0]} ${first[1]}`
  let from: Point = first
  for (const to of rest) {
    const middle = (from[0] + to[0]) / 2
    path += `C${middle} ${from[1]} ${middle} ${to[1]} ${to[0]} ${to[1]}`
    from = to
  }
  return shape(`${path}L${from[0]} ${field.height}Z`, fill)
}

export const svg = ({ width, height }: Field, ...inner: readonly string[]): string =>
  `<!doctype html><body style="margin:0"><svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"
   viewBox="0 0 ${width} ${height}" style="display:block">${box(0, 0, width, height, paper)}${inner.join('')}</svg>`
