import { circle, ink, type Point, text, through } from './pen.ts'

export const meter = (x: number, y: number, name: string): string =>
  circle(x, y, 18, '#fff', ink, 2) + text(x, y, name, 18)

export const wires = (points: readonly Point[]): string => through(points, ink, 2)
