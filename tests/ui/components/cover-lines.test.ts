import { describe, expect, it } from 'vitest'
import { coverLines } from '#ui/components/cover-lines.ts'

describe('the title on a cover', () => {
  it.each([
    ['背影', ['背影']],
    ['电学综合实验答疑', ['电学综合实验答疑']],
    ['中考数学压轴题：动点问题', ['中考数学压轴题', '动点问题']],
    ['有理数的加减法 第一课时课件', ['有理数的加减法', '第一课时课件']],
    ['《岳阳楼记》精读与迁移写作', ['岳阳楼记精读', '与迁移写作']],
    ['中国地形分布图（高清）', ['中国地形分布图', '（高清）']],
    ['勾股定理：从赵爽弦图到实际应用的完整讲解', ['勾股定理', '从赵爽弦图到实际…']],
    ['', ['']],
  ])('%s', (title, lines) => {
    expect(coverLines(title)).toEqual(lines)
  })
})
