import { expect, test } from 'vitest'
import { saveCourseDraft } from '#contract/studio.ts'
import { aChapter, aSection } from '#tests/support/a-course.ts'
import { onEachEngine } from '#tests/support/each-engine.ts'
import { UNSTORABLE } from '#tests/support/hostile-values.ts'
import { sentId, studioOf } from '#tests/support/studio-client.ts'

const VALUES: readonly unknown[] = [
  ...UNSTORABLE,
  'x'.repeat(100_000),
  null,
  true,
  {},
  [[]],
  -1,
  0.5,
  2 ** 31,
  2 ** 53,
  1e308,
  5e-324,
  '__proto__',
  { a: '\u0000' },
  { '\ud800': 1 },
]

/** As it is, in a list, and in an object under names that a course has. */
const inEveryForm = (value: unknown): readonly unknown[] => [
  value,
  [value],
  { kind: 'frame', fileId: value, second: value, stageId: value, name: value },
]

/** The edits of a course are a choice of several forms, which the walk of all calls does not go into. */
onEachEngine('the values of an edit', (harness) => {
  const { ask, create, open, save } = studioOf(harness)

  const draftWithSection = async () => {
    const id = await create()
    const section = aSection('第一节', { file: null })
    const thing = { ...aChapter('第一章'), sections: [section] }
    await save(id, [{ op: 'add', kind: 'chapter', parent: '', before: '', thing }])
    return { id, thing, section }
  }

  test('are taken or refused, never a crash, and leave a draft that opens and holds nothing that cannot be stored', async () => {
    const { id, thing, section } = await draftWithSection()
    const codes: number[] = []
    let { Revision } = await open(id)
    const send = async (edit: object) => {
      const sent = { Id: id, Revision, IntentId: sentId(), Edits: [edit] }
      const { Code, Data } = await ask(saveCourseDraft, sent)
      codes.push(Code)
      if (Code === 200) Revision = (Data as { readonly Revision: number }).Revision
    }
    const fieldsOf = async (): Promise<readonly (readonly [string, string, unknown])[]> => {
      const { Document } = await open(id)
      const { chapters, ...course } = Document
      const [chapter] = chapters
      const { points: _, key, ...first } = chapter?.sections[0] ?? section
      return [
        ...Object.entries(course).map(([field, was]) => ['', field, was] as const),
        [thing.key, 'name', chapter?.name],
        ...Object.entries(first).map(([field, was]) => [key, field, was] as const),
      ]
    }
    for (const value of VALUES) {
      for (const [key, field, was] of await fieldsOf())
        for (const form of inEveryForm(value)) await send({ op: 'set', key, field, was, value: form })
      await send({
        op: 'add',
        kind: 'section',
        parent: thing.key,
        before: value,
        thing: { ...section, key: value },
      })
      await send({ op: 'add', kind: 'point', parent: section.key, before: '', thing: value })
      await send({ op: 'remove', key: section.key, was: value })
      await send({
        op: 'move',
        key: section.key,
        parent: value,
        before: value,
        was: { parent: value, before: value },
      })
    }
    expect(codes.filter((code) => ![200, 400, 403, 404].includes(code))).toEqual([])
    const document = JSON.stringify((await open(id)).Document)
    expect(document).not.toMatch(/\\u0000|\\ud[89a-f]/i)
  })
})
