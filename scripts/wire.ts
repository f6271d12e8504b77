import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import * as z from 'zod/mini'
import type { Call } from '../contract/call.ts'
import { typeText } from './wire/type-text.ts'

const CONTRACT = 'contract'
const PAGE = 'docs/product/wire.md'

/** `npm run wire`: writes the page of all calls and shapes from `contract/`; `--check` only says whether it is stale. */
export const main = async (args: readonly string[]): Promise<void> => {
  const page = await wirePage()
  if (page === readFileSync(PAGE, 'utf8')) return
  if (!args.includes('--check')) {
    writeFileSync(PAGE, page)
    console.log(`${PAGE} written`)
    return
  }
  console.error(`stale: ${PAGE} (npm run wire)`)
  process.exitCode = 1
}

const INTRODUCTION = `# Wire

Every call and shape of the wire, written by \`npm run wire\` from [contract](../../contract), which the client's adapters parse
with and the server validates with. What holds for all of them is in [rules.md](rules.md) (R-wire-1 to R-wire-13). A field with \`?\`
may be missing or null in what a backend sends; the reference server sends all of them.
`

interface Contract {
  readonly calls: readonly Call[]
  /** Object shapes by their exported name. */
  readonly shapes: ReadonlyMap<string, z.ZodMiniType>
}

const readContract = async (): Promise<Contract> => {
  const calls: Call[] = []
  const shapes = new Map<string, z.ZodMiniType>()
  for (const file of readdirSync(CONTRACT).sort()) {
    const module = (await import(pathToFileURL(join(CONTRACT, file)).href)) as Record<string, unknown>
    for (const [name, value] of Object.entries(module)) {
      if (isCall(value)) calls.push(value)
      else if (value instanceof z.ZodMiniObject) shapes.set(capital(name), value)
    }
  }
  return { calls, shapes }
}

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value

const capital = (name: string): string => `${name.charAt(0).toUpperCase()}${name.slice(1)}`

const wirePage = async (): Promise<string> => {
  const { calls, shapes } = await readContract()
  const names = z.registry<{ id: string }>()
  for (const [id, shape] of shapes) names.add(shape, { id })
  const text = (shape: z.ZodMiniType, own?: string): string =>
    typeText(z.toJSONSchema(shape, { metadata: names, io: 'input', unrepresentable: 'any' }) as never, own)
  const tags = [...new Set(calls.map(({ tag }) => tag))]
  return [
    INTRODUCTION,
    '## Calls\n',
    ...tags.map((tag) =>
      section(
        tag,
        calls.filter((call) => call.tag === tag),
        text,
      ),
    ),
    '## Shapes\n',
    ...[...shapes]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, shape]) => `- **${name}** ${code(text(shape, name))}`),
    '',
  ].join('\n')
}

const code = (text: string): string => `\`${text}\``

const section = (tag: string, calls: readonly Call[], text: (shape: z.ZodMiniType) => string): string => {
  const lines = calls.map((call) => {
    const asked = (['params', 'query', 'body'] as const).flatMap((part) => {
      const shape = call[part]
      return shape ? [`  - ${part} ${code(text(shape))}`] : []
    })
    const visitors = call.access === 'public' ? ' Answers visitors too.' : ''
    return [
      `- **${call.method} ${call.path}** ${call.summary}${visitors}`,
      ...asked,
      `  - Data ${code(text(call.data))}`,
    ].join('\n')
  })
  return `### ${tag}\n\n${lines.join('\n')}\n`
}
