import { evaluate, formulasIn, isNear, numbersIn } from './formula.ts'
import type { Checks } from './types.ts'

const at = (list: readonly number[], place: number): number => list[place] ?? Number.NaN

/** Small steps of a movement: how far it comes, and how fast it is in the end. */
const run = (speed: number, acceleration: number, seconds: number): readonly [way: number, speed: number] => {
  const steps = 20_000
  let [way, v] = [0, speed]
  for (let step = 0; step < steps; step += 1) {
    const next = Math.max(0, v + (acceleration * seconds) / steps)
    way += (((v + next) / 2) * seconds) / steps
    v = next
  }
  return [way, v]
}

const nearly = (one: number, other: number): boolean =>
  Math.abs(one - other) < 1e-3 * Math.max(1, Math.abs(one))

const rowOf = (stem: string, row: number): number[] =>
  numbersIn([...stem.matchAll(/<tr>(.*?)<\/tr>/g)][row]?.[1] ?? '')

const formula = (stem: string, place: number): string => formulasIn(stem)[place] ?? ''

const IMAGES: readonly (readonly [string, (u: number, f: number) => boolean])[] = [
  // 1/u + 1/v = 1/f: v is positive behind the lens, and v/u says how large.
  ['倒立、缩小的实像', (u, f) => 1 / (1 / f - 1 / u) > 0 && 1 / (1 / f - 1 / u) < u],
  ['倒立、放大的实像', (u, f) => 1 / (1 / f - 1 / u) > u],
  ['正立、放大的虚像', (u, f) => 1 / (1 / f - 1 / u) < -u],
  ['正立、缩小的虚像', (u, f) => 1 / (1 / f - 1 / u) < 0 && 1 / (1 / f - 1 / u) > -u],
]

export const physicsChecks: Checks = {
  'physics-junior-speed': ({ n, v }) => isNear(at(v, 0) * at(n, 1) - at(n, 0), at(n, 2)),
  'physics-junior-echo': ({ n, v }) => isNear((2 * at(v, 0)) / at(n, 1), at(n, 0)),
  'physics-junior-mirror': ({ stem, n, v }) =>
    isNear(at(v, 0) / 2 - at(n, 0), at(n, 1) * (stem.includes('靠近') ? -1 : 1)),
  'physics-junior-lens': ({ n, answer }) =>
    IMAGES.some(([name, holds]) => name === answer[0] && holds(at(n, 1), at(n, 0))),
  'physics-junior-density': ({ n }) => isNear(at(n, 0) / at(n, 1), at(n, 2)),
  'physics-junior-pressure': ({ n, v }) => isNear(at(v, 0) * (at(n, 1) / 100) ** 2, at(n, 0) * 10),
  'physics-junior-liquid': ({ n, v }) =>
    isNear(at(v, 0) / 10 / 1000, at(n, 0) / 100) && isNear(at(v, 1) / (at(n, 1) / 10_000), at(v, 0)),
  'physics-junior-buoyancy/1': ({ n, v }) => isNear(at(v, 0) / 10, (at(n, 0) * 1) / 1000),
  'physics-junior-buoyancy/2': ({ n, v }) => isNear(at(v, 0) + (at(n, 0) / 1000) * 10, at(n, 1)),
  'physics-junior-buoyancy/3': ({ answer }) => answer[0] === '不变',
  'physics-junior-work': ({ n, v }) =>
    isNear(at(v, 0) / (at(n, 0) * 10), at(n, 1) * at(n, 2)) && isNear(at(v, 1) * at(n, 3), at(v, 0)),
  'physics-junior-lever': ({ n, v }) => isNear(at(v, 0) * at(n, 2) - at(n, 0) * at(n, 1), 0),
  'physics-junior-pulley': ({ n, v }) => {
    const [ropes, force, weight, high] = [at(n, 0), at(n, 1), at(n, 2), at(n, 3)]
    const isWork = isNear(at(v, 0) / high, weight) && isNear(at(v, 1) / (ropes * high), force)
    return isWork && isNear(weight / (ropes * force), at(v, 2) / 100)
  },
  'physics-junior-heat': ({ n, v }) => isNear(at(v, 0) / 4200 / at(n, 0), at(n, 2) - at(n, 1)),
  'physics-junior-circuit': ({ stem, v, n }) => {
    const [, a, b] = /R_1=(\d+).*R_2=(\d+)/.exec(stem) ?? []
    const total = at(n, 2)
    // The voltages are to each other as the resistances.
    return isNear(at(v, 0) / (total - at(v, 0)), Number(a) / Number(b))
  },
  'physics-junior-parallel': ({ stem, answer }) => {
    const [, a = 0, b = 0, volts = 0] = (/R_1=(\d+).*R_2=(\d+).*接在 (\d+) V/.exec(stem) ?? []).map(Number)
    const [text = ''] = answer
    const [said = Number.NaN] = numbersIn(text)
    if (text.startsWith('干路')) return isNear(volts / ((a * b) / (a + b)), said)
    if (text.includes('电压')) return isNear(said, volts)
    return isNear(said * (text.includes('R₁') ? a : b), volts)
  },
  'physics-junior-power': ({ n, v }) =>
    isNear((at(v, 0) * 1000) / (at(n, 0) * at(n, 2)), at(n, 3)) &&
    isNear(at(v, 1), at(n, 0) * at(n, 2) * at(n, 3) * 3600),
  'physics-junior-bulb': ({ stem, n, v }) => {
    const rated = [1, 2, 3].map((row) => rowOf(stem, row)).find((row) => row[1] === at(n, 0))
    return isNear(at(v, 0) / at(n, 0), at(rated ?? [], 2))
  },

  'physics-senior-brake': ({ n, v }) => nearly(run(at(n, 0), -at(n, 1), at(n, 2))[0], at(v, 0)),
  'physics-senior-fall': ({ n, v }) => {
    const [way, speed] = run(0, 10, at(n, 1))
    return nearly(way, at(v, 0)) && nearly(speed, at(v, 1))
  },
  'physics-senior-tape': ({ stem, v }) => {
    const [a = 0, b = 0, c = 0, d = 0] = rowOf(stem, 1)
    return isNear((c + d - a - b) / 100 / (4 * 0.1 ** 2), at(v, 0))
  },
  'physics-senior-lift': ({ stem, n, v }) => {
    const up = /加速上升|减速下降/.test(stem)
    return isNear(at(v, 0) / at(n, 0) - 10, up ? at(n, 1) : -at(n, 1))
  },
  'physics-senior-forces': ({ n }) => {
    const [a, b, c] = [at(n, 0), at(n, 1), at(n, 2)]
    return Array.from({ length: 181 }, (_, i) =>
      Math.sqrt(a * a + b * b + 2 * a * b * Math.cos((i * Math.PI) / 180)),
    ).some((sum, i, all) => isNear(sum, c) || (i > 0 && (sum - c) * ((all[i - 1] ?? 0) - c) <= 0))
  },
  'physics-senior-throw/1': ({ n, v }) => nearly(run(0, 10, at(v, 0))[0], at(n, 0)),
  'physics-senior-throw/2': ({ n, v }) => isNear((at(v, 0) / at(n, 1)) ** 2 * 5, at(n, 0)),
  'physics-senior-throw/3': ({ stem }) => stem.includes('落地的时间不变'),
  'physics-senior-circle': ({ n, v }) =>
    isNear((at(n, 0) * 10 - at(v, 0)) / at(n, 0), at(n, 1) ** 2 / at(n, 2)),
  'physics-senior-orbit': ({ stem, answer }) => {
    const [, one = 1, other = 1] = (/半径之比为 (\d+):(\d+)/.exec(stem) ?? []).map(Number)
    const [text = ''] = answer
    const [p = 0, q = 1] = numbersIn(text.replace(':', ' '))
    const speed = (r: number) => 1 / Math.sqrt(r)
    const of = text.startsWith('线速度')
      ? speed
      : text.startsWith('周期')
        ? (r: number) => r / speed(r)
        : (r: number) => speed(r) ** 2 / r
    return isNear(of(one) / of(other), p / q)
  },
  'physics-senior-energy': ({ n, v }) => isNear((at(v, 0) ** 2 - at(n, 1) ** 2) / 2 / 10, at(n, 0)),
  'physics-senior-collision': ({ n, v }) => {
    const [a, speed, b] = [at(n, 0), at(n, 1), at(n, 2)]
    // The energy that is lost is that of the relative movement.
    const lost = ((a * b) / (a + b) / 2) * speed ** 2
    return isNear(at(v, 0) * (a + b), a * speed) && isNear(lost, at(v, 1))
  },
  'physics-senior-pendulum': ({ n, v }) => isNear(at(v, 0) * at(n, 0), at(n, 1)),
  'physics-senior-emf': ({ stem, v }) => {
    const [, a = 0, i = 0, b = 0, j = 0] = (
      /外接 \\\((\d+)\\,\\Omega\\\) 的电阻时电流为 ([\d.]+) A，改接 \\\((\d+)\\,\\Omega\\\) 的电阻时电流为 ([\d.]+) A/.exec(
        stem,
      ) ?? []
    ).map(Number)
    const fits = ([emf = 0, inner = 0]: readonly number[]) =>
      isNear(emf - i * inner, i * a) && isNear(emf - j * inner, j * b)
    return fits(v)
  },
  'physics-senior-coulomb': ({ n, v }) => {
    const force = (p: number, q: number, r: number) => (9e9 * p * q) / r ** 2
    return isNear(force(at(n, 0), at(n, 1), at(n, 2)) / force(1, 1, 1), at(v, 0))
  },
  'physics-senior-charge': ({ n, answer }) => {
    const times = evaluate(formulasIn(answer[0] ?? '')[0] ?? '', { R: 1 })
    const [mass, charge, speed] = [at(n, 0), at(n, 1), at(n, 2)]
    // The force of the field holds it on its circle.
    return isNear((mass * speed ** 2) / times, charge * speed)
  },
  'physics-senior-transformer': ({ n, v }) =>
    isNear(at(v, 0) * at(n, 0), 220 * at(n, 2)) && isNear(at(v, 1) * 220, at(n, 3) * at(v, 0)),
  'physics-senior-gas': ({ n, v }) => isNear(at(v, 0) / at(n, 2), at(n, 0) / at(n, 1)),
  'physics-senior-photo': ({ n, v }) =>
    isNear(at(v, 0) + at(n, 1), at(n, 0)) && isNear(at(v, 1) + at(n, 1), at(n, 0)),
  'physics-senior-decay': ({ n, v }) => isNear(Math.log2(at(n, 1) / at(v, 0)), at(n, 2) / at(n, 0)),
  'physics-senior-levels': ({ stem, n }) => {
    const level = (place: number) => evaluate((formula(stem, place).split('=')[1] ?? '').trim())
    const energyAt = (quantum: number) => level(quantum - 1)
    const [from, to] = [level(4), level(5)]
    const said = at(n, n.length - 1)
    return isNear(energyAt(to) - energyAt(from), stem.includes('放出') ? -said : said)
  },
}
