import { expect, it } from 'vitest'
import type { Category } from '#domain/catalogue/category.ts'
import { subjectGroupsOf } from '#ui/catalogue/subject-groups.ts'

const category = (
  id: number,
  name: string,
  children: readonly Category[] = [],
  visible = true,
): Category => ({
  id,
  name,
  type: 1,
  code: '',
  visible,
  children,
})

it('stages with their subjects, without what is hidden', () => {
  const tree = category(1, '课程视频', [
    category(10, '小学', [category(101, '语文'), category(102, '数学', [], false)]),
    category(20, '初中', [category(201, '物理')]),
    category(30, '高中', [category(301, '化学')], false),
  ])
  expect(subjectGroupsOf(tree)).toEqual([
    { stageId: 10, stage: '小学', subjects: [expect.objectContaining({ id: 101, name: '语文' })] },
    { stageId: 20, stage: '初中', subjects: [expect.objectContaining({ id: 201, name: '物理' })] },
  ])
})

it('a tree of one level is a group without a stage, after those that have one', () => {
  const tree = category(1, '题库', [category(5, '语文'), category(10, '小学', [category(101, '数学')])])
  expect(
    subjectGroupsOf(tree).map(({ stageId, stage, subjects }) => [
      stageId,
      stage,
      subjects.map(({ id }) => id),
    ]),
  ).toEqual([
    [10, '小学', [101]],
    [0, '', [5]],
  ])
})

it('nothing below, no groups', () => {
  expect([subjectGroupsOf(category(1, '题库')), subjectGroupsOf(undefined)]).toEqual([[], []])
})
