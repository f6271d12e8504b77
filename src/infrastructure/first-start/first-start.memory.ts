import type { FirstStartPort } from '#application/first-start/first-start.port.ts'
import { type FirstStep, type StepSoFar, withChoice } from '#domain/first-start/first-steps.ts'
import type { Failure } from '#domain/kernel/failure.ts'
import { failed, type Result, success } from '#domain/kernel/result.ts'
import type { Caller, MemoryBackend } from '../memory/backend.ts'
import { type MemoryPerson, peopleOf } from '../memory/people.backend.ts'

/** The demonstration is filled: this many textbooks, courses and resources are as good as any. */
const FILLED = 12
const STEPS: readonly FirstStep[] = ['people', 'textbooks', 'course', 'resources']

/** By the ids of administrators. */
const DATA = new WeakMap<MemoryBackend, Map<number, readonly StepSoFar[]>>()

const isPlatform = ({ platformRight }: MemoryPerson): boolean => platformRight === 'administrator'

const administered = ({ schools }: MemoryPerson): readonly number[] =>
  schools.flatMap(({ id, administer }) => (administer ? [id] : []))

/** The demonstration, which has begun long ago. */
export const memoryFirstStart = (backend: MemoryBackend, caller: Caller): FirstStartPort => {
  const chosen = DATA.get(backend) ?? new Map<number, readonly StepSoFar[]>()
  DATA.set(backend, chosen)
  const open = <T>(call: string, signal: AbortSignal, answer: () => Result<T, Failure>) =>
    backend.request({ call: `firstStart.${call}`, access: 'public', caller, signal, answer })
  const ask = <T>(call: string, signal: AbortSignal, answer: (by: MemoryPerson) => Result<T, Failure>) =>
    backend.request({
      call: `firstStart.${call}`,
      access: 'session',
      caller,
      signal,
      answer: ({ id }) => {
        const by = peopleOf(backend).find((it) => it.id === id)
        return by !== undefined && (isPlatform(by) || administered(by).length > 0)
          ? answer(by)
          : failed({ kind: 'forbidden', message: '只有管理员可以准备学校的内容' })
      },
    })
  const isSeen = (by: MemoryPerson) => (it: MemoryPerson) =>
    it.id !== by.id &&
    !it.disabled &&
    (isPlatform(by) || it.schools.some(({ id }) => administered(by).includes(id)))
  const stepsFor = (by: MemoryPerson): readonly StepSoFar[] =>
    chosen.get(by.id) ??
    STEPS.map((step) => ({
      step,
      count: step === 'people' ? peopleOf(backend).filter(isSeen(by)).length : FILLED,
      skipped: false,
    }))
  return {
    check: (_secret, signal) => open('check', signal, () => success('done')),
    begin: (_beginning, signal) =>
      open('begin', signal, () => failed({ kind: 'forbidden', message: '学校已经建立，这个链接不能再用' })),
    steps: (signal) => ask('steps', signal, (by) => success(stepsFor(by))),
    skip: (choice, signal) =>
      ask('skip', signal, (by) => {
        chosen.set(by.id, withChoice(stepsFor(by), choice))
        return success(true)
      }),
  }
}
