import { expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { type PaperDocument, paperExportMachine } from '#domain/paper/paper-export.machine.ts'
import { sheetOf } from '#domain/paper/paper-sheet.ts'
import { deferred, settle } from '#tests/support/deferred.ts'
import { aPaper } from '#tests/support/papers.ts'
import { record } from '#tests/support/record.ts'
import { declaredTransitions, transitionLog } from '#tests/support/transitions.ts'

it('a paper is written one document at a time; one that cannot be written is said, and can be tried again', async () => {
  const log = transitionLog()
  const write = deferred<Blob>()
  const wanted: PaperDocument[] = []
  const exporting = createActor(
    paperExportMachine.provide({
      actors: {
        write: fromPromise(({ input }) => {
          wanted.push(input)
          return write.ask()
        }),
      },
    }),
    { inspect: log.inspect },
  )
  const { states, emitted } = record(exporting)
  exporting.start()
  const document: PaperDocument = {
    sheet: sheetOf(aPaper(), new Map()),
    answers: 'none',
    format: 'a3',
    withTable: true,
  }
  const start = () => exporting.send({ type: 'paperExport.start', document })
  start()
  start()
  write.fail(new Error('no picture'))
  await settle()
  start()
  const file = new Blob(['PK'])
  write.answer(file)
  await settle()
  expect(wanted).toEqual([document, document])
  expect(states).toEqual(['resting', 'writing', 'resting', 'writing', 'resting'])
  expect(emitted).toEqual([
    { type: 'paperExport.failed' },
    { type: 'paperExport.written', name: '单元练习', file },
  ])
  expect([...log.taken].sort()).toEqual(declaredTransitions(paperExportMachine))
})
