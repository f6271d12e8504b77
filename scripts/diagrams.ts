import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type AnyStateMachine, StateMachine } from 'xstate'
import { chartOf } from './diagrams/chart.ts'
import { messagesIn, type Participant } from './diagrams/conversation.ts'
import { conversationPage } from './diagrams/conversation-page.ts'
import { type IndexEntry, indexOf, summaryOf } from './diagrams/index-page.ts'
import { pageOf } from './diagrams/page.ts'

const DOMAIN = 'src/domain'
const FOLDER = 'docs/diagrams'

/** `npm run diagrams`: one page for each statechart of the domain and their index; `--check` only says which pages are stale. */
export const main = async (args: readonly string[]): Promise<void> => {
  const pages = await allPages()
  const stale = staleIn(pages)
  if (args.includes('--check')) {
    for (const file of stale) console.error(`stale: ${FOLDER}/${file} (npm run diagrams)`)
    if (stale.length > 0) process.exitCode = 1
    return
  }
  mkdirSync(FOLDER, { recursive: true })
  for (const file of stale) {
    const page = pages.get(file)
    if (page === undefined) rmSync(join(FOLDER, file))
    else writeFileSync(join(FOLDER, file), page)
  }
  console.log(`${pages.size} pages, ${stale.length} changed`)
}

/** The pages as they ought to be, by file name. */
const allPages = async (): Promise<Map<string, string>> => {
  const pages = new Map<string, string>()
  const entries: IndexEntry[] = []
  for (const path of machineFiles()) {
    const source = `${DOMAIN}/${path}`
    const module = (await import(pathToFileURL(source).href)) as Record<string, unknown>
    for (const [name, value] of Object.entries(module)) {
      if (!(value instanceof StateMachine)) continue
      const chart = chartOf(value as AnyStateMachine)
      const page = pageName(path, name)
      pages.set(page, pageOf(chart, source))
      entries.push({
        feature: dirname(path),
        page,
        chart,
        summary: summaryOf(name, readFileSync(source, 'utf8')),
      })
    }
  }
  const participants = entries.map(({ chart }) => ({
    id: chart.id,
    events: chart.arrows.map(({ event }) => event),
  }))
  return pages.set('README.md', indexOf(entries)).set('conversation.md', conversationOf(participants))
}

/** What connects statecharts, in the composition root and in the application. */
const conversationOf = (participants: readonly Participant[]): string => {
  const files = ['src/main', 'src/application'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
      .filter((file) => file.endsWith('.ts'))
      .sort(),
  )
  return conversationPage(files.flatMap((file) => messagesIn(file, readFileSync(file, 'utf8'), participants)))
}

const machineFiles = (): string[] =>
  readdirSync(DOMAIN, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.machine.ts'))
    .sort()

/** `session/login-dialog.machine.ts` is `session-login-dialog.md`; a second machine in a file adds its own name. */
const pageName = (path: string, exported: string): string => {
  const file = basename(path, '.machine.ts')
  const feature = path.split('/').slice(0, -1).join('-')
  const own = exported.replace(/Machine$/, '').replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  return own === file ? `${feature}-${file}.md` : `${feature}-${file}-${own}.md`
}

const staleIn = (pages: ReadonlyMap<string, string>): string[] => {
  const present = existsSync(FOLDER) ? readdirSync(FOLDER).filter((file) => file.endsWith('.md')) : []
  const changed = [...pages].filter(([file, page]) => readIfThere(join(FOLDER, file)) !== page)
  return [...changed.map(([file]) => file), ...present.filter((file) => !pages.has(file))]
}

const readIfThere = (file: string): string | null => (existsSync(file) ? readFileSync(file, 'utf8') : null)
