import { expect, it } from 'vitest'
import { moderationCopy } from '#ui/copy/moderation-copy.ts'
import { quoted } from '#ui/copy/quoted.ts'

it.each([
  ['牛顿第二定律', '“牛顿第二定律”'],
  ['《荷塘月色》', '《荷塘月色》'],
  ['《荷塘月色》教案', '“《荷塘月色》教案”'],
  ['《荷塘月色》和《背影》', '“《荷塘月色》和《背影》”'],
  ['“双减”之后的作业', '“‘双减’之后的作业”'],
])('%s is quoted as %s', (name, shown) => {
  expect(quoted(name)).toBe(shown)
})

it('a title that is taken down is not quoted twice', () => {
  expect(moderationCopy.title('“双减”之后的作业')).toBe('下架“‘双减’之后的作业”？')
  expect(moderationCopy.restored('《荷塘月色》')).toBe('《荷塘月色》已恢复')
})
