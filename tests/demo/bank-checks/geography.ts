import { isNear } from './formula.ts'
import type { Checks } from './types.ts'

const at = (list: readonly number[], place: number): number => list[place] ?? Number.NaN

/** 东经 positive, 0 for the first meridian. */
const degreesIn = (stem: string): number[] =>
  [...stem.matchAll(/(\d+)°([EW]?)/g)].map(([, degrees, side]) => Number(degrees) * (side === 'W' ? -1 : 1))

export const geographyChecks: Checks = {
  'geography-junior-scale': ({ n, v }) => isNear((at(v, 0) * 1000 * 100) / at(n, 2), at(n, 1)),
  'geography-junior-height': ({ n, v }) => at(n, 1) + at(v, 0) === at(n, 0),
  'geography-junior-lapse': ({ n, v }) => isNear((at(n, 1) - at(v, 0)) / 0.006, at(n, 2) - at(n, 0)),
  'geography-junior-density': ({ n, v }) => isNear(at(v, 0) * at(n, 0), at(n, 1)),
  'geography-junior-range': ({ n, v }) => at(n, 0) + at(v, 0) === at(n, 1),
  'geography-junior-hemisphere': ({ stem }) => {
    const [degrees = 0] = degreesIn(stem)
    // 70°E is in the middle of the eastern half.
    const turn = Math.cos(((degrees - 70) * Math.PI) / 180)
    return turn > 0 === stem.includes('东半球')
  },
  'geography-senior-local-time': ({ stem, answer }) => {
    const [here = 0, there = 0] = degreesIn(stem)
    const minutes = (text: string) => {
      const [, hour, minute] = /(\d+):(\d+)/.exec(text) ?? []
      return Number(hour) * 60 + Number(minute)
    }
    const noon = (time: number, degrees: number) => time - degrees * 4
    const gap = noon(minutes(answer[0] ?? ''), there) - noon(minutes(stem), here)
    return gap % 1440 === 0
  },
  'geography-senior-noon-height': ({ stem, v, n }) => {
    const sun = stem.includes('夏至') ? 23.5 : stem.includes('冬至') ? -23.5 : 0
    const rad = Math.PI / 180
    // The height of the sun from sines and cosines, not from the difference.
    const sine =
      Math.sin(at(n, 0) * rad) * Math.sin(sun * rad) + Math.cos(at(n, 0) * rad) * Math.cos(sun * rad)
    return Math.abs(Math.asin(sine) / rad - at(v, 0)) < 1e-6
  },
  'geography-senior-growth': ({ n, v }) => isNear(at(n, 1) + at(v, 0), at(n, 0)),
  'geography-senior-urban': ({ n, v }) => isNear((at(n, 0) * at(v, 0)) / 100, at(n, 1)),
}
