import type { CourseChange } from '#domain/studio/course-studio.ts'

const things: Readonly<Record<CourseChange['of'], string>> = { course: '课程', chapter: '章', section: '节' }

const named = (name: string): string => (name.trim() === '' ? '（未命名）' : `「${name}」`)

const change = ({ of, kind, before, after }: CourseChange): string => {
  if (kind === 'renamed') return `${things[of]}${named(before)}改名为${named(after)}`
  if (kind === 'removed') return `${things[of]}${named(before)}，学生的学习记录会保留`
  if (of === 'course') return '课程的简介、封面、老师、位置或学完标准'
  if (kind === 'moved') return `${things[of]}${named(after)}换了位置`
  return kind === 'changed' ? `${things[of]}${named(after)}的内容` : `${things[of]}${named(after)}`
}

/** The texts of a draft's comparison with the published version. */
export const comparisonCopy = {
  title: '与已发布版本的差别',
  comparing: '正在与已发布的版本比较',
  count: (changes: number) => (changes === 0 ? '与已发布的版本相同' : `与已发布的版本有 ${changes} 处不同`),
  failed: '没有比较出来',
  again: '重新比较',
  kinds: {
    added: '新增',
    removed: '移除',
    renamed: '改名',
    moved: '移动',
    changed: '修改',
  } satisfies Readonly<Record<CourseChange['kind'], string>>,
  change,
} as const
