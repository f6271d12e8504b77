import { describe, expect, it } from 'vitest'
import { draftOfForm, keptBeside, mergedForm } from '#domain/release/resource-draft.ts'
import { formOf, type ResourceForm } from '#domain/release/resource-version.ts'
import { anEditedResource } from '#tests/support/resource-versions.ts'

const resource = anEditedResource()
const base = formOf(resource.current)
const typed = (change: Partial<ResourceForm>): ResourceForm => ({ ...base, ...change })

describe('two changes of one form', () => {
  it('are put together field by field; where both changed the same mine stands and is told', () => {
    const mine = typed({ name: '我的', summary: '简介', kindId: 2, remark: '勘误' })
    const theirs = typed({ name: '别人的', introduction: '介绍', kindId: 2 })
    expect(mergedForm(base, mine, theirs)).toEqual({
      form: { ...mine, introduction: '介绍' },
      contested: ['name'],
    })
    expect(mergedForm(base, theirs, mine).form).toEqual({ ...mine, name: '别人的', introduction: '介绍' })
  })
})

describe('what is kept of a form', () => {
  it('is nothing where it says what the resource says, and a remark alone where there is one', () => {
    expect(draftOfForm(resource, base)).toBe(null)
    const form = typed({ remark: '勘误' })
    expect(draftOfForm(resource, form)).toEqual({ base, form })
  })

  it('holds what two tabs typed, and keeps that of the other when one was sent', () => {
    const first = typed({ name: '第一页的标题' })
    const stored = keptBeside(null, { draft: { base, form: first }, before: null })
    expect(stored).toEqual({ base, form: first })
    const second = typed({ summary: '第二页的简介' })
    const both = keptBeside(stored, { draft: { base, form: second }, before: null })
    expect(both?.form).toEqual(typed({ name: '第一页的标题', summary: '第二页的简介' }))
    expect(keptBeside(both, { draft: null, before: first })).toEqual(both)
    expect(keptBeside(stored, { draft: null, before: first })).toBe(null)
  })
})
