import { isNear, numbersIn } from './formula.ts'
import type { Checks } from './types.ts'

const at = (list: readonly number[], place: number): number => list[place] ?? Number.NaN

const rowOf = (stem: string, row: number): string[] =>
  [...([...stem.matchAll(/<tr>(.*?)<\/tr>/g)][row]?.[1] ?? '').matchAll(/<t[hd]>(.*?)<\/t[hd]>/g)]
    .map(([, cell = '']) => cell)
    .slice(1)

const numbersOf = (stem: string, row: number): number[] => rowOf(stem, row).map(Number)

/** Every gamete of a genotype, as often as it comes: AaBb has AB, Ab, aB, ab. */
const gametes = (genotype: string): string[] =>
  (genotype.match(/../g) ?? []).reduce<string[]>(
    (all, pair) => all.flatMap((before) => Array.from(pair, (gene) => before + gene)),
    [''],
  )

/** The share of the offspring with two small genes in every pair. */
const recessives = (one: string, other: string): number => {
  const all = gametes(one).flatMap((a) => gametes(other).map((b) => a + b))
  return all.filter((genes) => genes === genes.toLowerCase()).length / all.length
}

const doubled = (begin: number, times: number): number =>
  Array.from({ length: times }).reduce<number>((count) => count + count, begin)

const CLASSES: Readonly<Record<string, RegExp>> = {
  鱼类: /鲫|海马|鲨/,
  两栖类: /蛙|鲵|蟾/,
  爬行类: /蜥|龟|鳄/,
  鸟类: /鸽|企鹅|鸵/,
  哺乳类: /蝙蝠|鲸|兔/,
}

export const biologyChecks: Checks = {
  'biology-junior-magnification': ({ n, v }) => isNear(at(v, 0) / at(n, 1), at(n, 0)),
  'biology-junior-field': ({ n, v }) => isNear(at(v, 0) * at(n, 3), at(n, 2) * at(n, 1)),
  'biology-junior-division': ({ n, v }) => doubled(at(n, 0), at(n, 1)) === at(v, 0),
  'biology-junior-bacteria': ({ n, v }) => doubled(at(n, 1), at(n, 2) / at(n, 0)) === at(v, 0),
  'biology-junior-germination': ({ stem, n, v }) => {
    const shares = numbersOf(stem, 1).map((count) => count / at(n, 0))
    return isNear(shares.reduce((sum, share) => sum + share, 0) / 3, at(v, 0) / 100)
  },
  'biology-junior-energy': ({ n, v }) => isNear(at(v, 0) / at(n, 1) / 4.2 + at(n, 2), at(n, 3)),
  'biology-junior-heart': ({ n, v }) => isNear(at(v, 0) / at(n, 0), at(n, 1)),
  'biology-junior-breath': ({ stem, v }) => numbersOf(stem, 1).sort((a, b) => b - a)[0] === at(v, 0),
  'biology-junior-bmi': ({ stem }) => {
    const [, weight = 0, height = 1] = (/体重 (\d+) 千克，身高 ([\d.]+) 米/.exec(stem) ?? []).map(Number)
    return weight >= 18.5 * height * height && weight < 24 * height * height
  },
  'biology-junior-cross': ({ stem, v }) => {
    const [, one = '', other = ''] = /基因组成为 (\w\w) 和 (\w\w)/.exec(stem) ?? []
    return isNear(recessives(one, other), at(v, 0) / 100)
  },
  'biology-junior-chromosomes/1': ({ n, v }) => at(v, 0) === at(n, 0),
  'biology-junior-chromosomes/2': ({ n, v }) => at(v, 0) === at(n, 0) + at(n, 0),
  'biology-junior-chain': ({ stem, v }) => {
    const links = [...stem.matchAll(/([一-龥]+)→([一-龥]+)/g)].map(
      ([, from = '', to = '']) => [from.replace(/^.*有/, ''), to] as const,
    )
    const eaten = new Set(links.map(([from]) => from))
    const eaters = new Set(links.map(([, to]) => to))
    const chains = (from: string): number =>
      eaten.has(from) ? links.filter(([it]) => it === from).reduce((sum, [, to]) => sum + chains(to), 0) : 1
    const producers = [...eaten].filter((it) => !eaters.has(it))
    return producers.reduce((sum, it) => sum + chains(it), 0) === at(v, 0)
  },
  'biology-junior-flow': ({ stem, answer }) => {
    const [names, amounts] = [rowOf(stem, 0), numbersOf(stem, 1)]
    const order = [...names].sort((a, b) => at(amounts, names.indexOf(b)) - at(amounts, names.indexOf(a)))
    const [text = ''] = answer
    if (text.startsWith('食物链')) return text === `食物链是 ${order.join('→')}`
    return text.startsWith(order.at(-1) ?? '?')
  },
  'biology-junior-classes': ({ stem, answer }) => {
    const [, name = ''] = /属于(.+?)的是/.exec(stem) ?? []
    return CLASSES[name]?.test(answer[0] ?? '') ?? false
  },

  'biology-senior-peptide': ({ n, v }) => at(v, 0) + at(n, 1) === at(n, 0) && at(v, 1) === at(n, 1),
  'biology-senior-protein-mass': ({ n, v }) => {
    const [mean, acids, chains] = [at(n, 0), at(n, 1), at(n, 2)]
    // The first acid of a chain is whole, each other loses a molecule of water.
    return chains * mean + (acids - chains) * (mean - 18) === at(v, 0)
  },
  'biology-senior-respiration': ({ n, v }) => at(v, 0) * 6 === at(n, 0) && at(n, 0) + at(v, 1) === at(n, 1),
  'biology-senior-photosynthesis/1': ({ n, v }) => at(v, 0) - at(n, 0) === at(n, 1),
  'biology-senior-photosynthesis/2': ({ n, v }) => {
    const [dark, net, light] = [at(n, 0), at(n, 1), at(n, 2)]
    return (
      Array.from({ length: 24 }, (_, hour) => (hour < light ? net : -dark)).reduce((a, b) => a + b, 0) ===
      at(v, 0)
    )
  },
  'biology-senior-mitosis': ({ stem, n, answer }) => {
    const all = at(n, 0)
    const [chromosomes, molecules] = numbersIn(answer[0] ?? '')
    const isApart = stem.includes('后期')
    return chromosomes === (isApart ? all + all : all) && molecules === all + all
  },
  'biology-senior-two-pairs': ({ stem, v }) => {
    const [, one = '', other = ''] = /基因型为 (\w{4}) 与 (\w{4})/.exec(stem) ?? []
    return isNear(recessives(one, other), at(v, 0))
  },
  'biology-senior-gametes': ({ stem, v }) => {
    const [, genotype = ''] = /基因型为 (\w+) 的/.exec(stem) ?? []
    return new Set(gametes(genotype)).size === at(v, 0)
  },
  'biology-senior-meiosis': ({ n, v }) => at(v, 0) / 4 === at(n, 0) && at(v, 1) === at(n, 1),
  'biology-senior-bases': ({ n, v }) => isNear(2 * at(v, 0) + (2 * at(n, 0) * at(n, 1)) / 100, at(n, 0)),
  'biology-senior-replication': ({ stem, v }) => {
    const [, adenine = 0, times = 0] = (/腺嘌呤 (\d+) 个.*连续复制 (\d+) 次/.exec(stem) ?? []).map(Number)
    let molecules = [['15', '15']]
    let needed = 0
    for (let time = 0; time < times; time += 1) {
      needed += adenine * molecules.length
      molecules = molecules.flatMap(([one = '', other = '']) => [
        [one, '14'],
        ['14', other],
      ])
    }
    const marked = molecules.filter((strands) => strands.includes('15')).length
    const [above = 0, below = 1, total] = v
    return isNear(marked / molecules.length, above / below) && total === needed
  },
  'biology-senior-codons': ({ n }) => at(n, 1) / at(n, 0) === 3,
  'biology-senior-gene-frequency': ({ stem, answer }) => {
    const [, big = 0, both = 0, small = 0] = (/分别有 (\d+)、(\d+)、(\d+) 个/.exec(stem) ?? []).map(Number)
    const genes = 'AA'.repeat(big) + 'Aa'.repeat(both) + 'aa'.repeat(small)
    const [text = ''] = answer
    const [said = Number.NaN] = numbersIn(text)
    const share = (gene: string) =>
      (Array.from(genes).filter((it) => it === gene).length * 100) / genes.length
    if (text.startsWith('Aa')) return said === both
    return isNear(said, share(text[0] ?? ''))
  },
  'biology-senior-recapture': ({ n, v }) => isNear(at(n, 0) / at(v, 0), at(n, 2) / at(n, 1)),
  'biology-senior-energy-flow': ({ stem, v }) =>
    isNear((numbersOf(stem, 1)[2] ?? 0) / (numbersOf(stem, 1)[1] ?? 1), at(v, 0) / 100),
}
