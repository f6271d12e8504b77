import { readFileSync } from 'node:fs'
import { beforeAll, expect, it } from 'vitest'
import type { AnyStateMachine, AnyStateNode } from 'xstate'
import { projectFiles } from '#tests/support/project-files.ts'
import { chartNames } from '#ui/copy/chart-names-copy.ts'

/** States by these names are those of a chart that could not go on, or that waits for what it has not. */
const TROUBLED =
  /^(defect|failed|refused|unreadable|unavailable|broken|withheld|unreached|offline|lost|unsent|unsaved|retrying|backingOff|conflicting)$/

const isMachine = (value: unknown): value is AnyStateMachine =>
  typeof value === 'object' && value !== null && 'config' in value && 'transition' in value

const machines: AnyStateMachine[] = []

beforeAll(async () => {
  for (const path of projectFiles('src/domain/*.machine.ts')) {
    const all = (await import(/* @vite-ignore */ `../../${path}`)) as Readonly<Record<string, unknown>>
    machines.push(...Object.values(all).filter(isMachine))
  }
})

const nodesIn = (node: AnyStateNode): readonly AnyStateNode[] => [
  node,
  ...Object.values(node.states).flatMap((inner) => nodesIn(inner)),
]

it('every statechart has a name in 帮助与诊断, and every name a statechart', () => {
  expect(machines.length).toBeGreaterThan(140)
  expect(machines.map(({ id }) => id).toSorted()).toEqual(Object.keys(chartNames).toSorted())
  const names = Object.values(chartNames)
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
})

it('every statechart says by a tag where it could not go on and where it waits', () => {
  const silent = machines.flatMap(({ root }) =>
    nodesIn(root)
      .filter(({ key, tags }) => TROUBLED.test(key) && !tags.includes('failing') && !tags.includes('waiting'))
      .map(({ id }) => id),
  )
  expect(silent).toEqual([])
})

it('what a view starts joins what runs', () => {
  const views = [...projectFiles('src/ui/*.ts'), ...projectFiles('src/ui/*.tsx')].map((path) => ({
    path,
    source: readFileSync(path, 'utf8'),
  }))
  const bare = views.filter(({ source }) =>
    /\{[^}]*\buseActorRef\b[^}]*\} from '@xstate\/react'/.test(source),
  )
  expect(bare.map(({ path }) => path)).toEqual(['src/ui/use-actor-ref.ts'])
  const unheard = views.filter(
    ({ source }) =>
      /\.start\(\)/.test(source) && !source.includes('useRunning(') && !source.includes('animation'),
  )
  expect(unheard.map(({ path }) => path)).toEqual([])
})
