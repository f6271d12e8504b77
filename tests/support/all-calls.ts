import { readdirSync } from 'node:fs'
import type { Call } from '#contract/call.ts'
import { inProject } from '#server/config/project-root.ts'

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'path' in value && 'access' in value

const modules = await Promise.all(
  readdirSync(inProject('contract')).map(
    (file) => import(inProject(`contract/${file}`)) as Promise<Record<string, unknown>>,
  ),
)

/** Every call of the contract, of whatever file. */
export const allCalls: readonly Call[] = modules.flatMap((module) => Object.values(module).filter(isCall))
