import { expect, it } from 'vitest'
import { personCopy } from '#ui/copy/person-copy.ts'
import { formatSize } from '#ui/format/size.ts'

it('room that nobody has used yet is told in a whole sentence', () => {
  const all = formatSize(20 * 1024 ** 3)
  expect(personCopy.space(formatSize(0), all)).toBe('资料库还没有使用，共 20 GB')
  expect(personCopy.space(formatSize(86 * 1024), all)).toBe('资料库已用 86 KB，共 20 GB')
})
