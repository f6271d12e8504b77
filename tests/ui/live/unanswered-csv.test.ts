import { expect, it } from 'vitest'
import { unansweredCsv } from '#ui/live/unanswered-csv.ts'

it('has a line for each person, under names of the columns', () => {
  expect(unansweredCsv({ number: 2, stem: '坝址宜选在哪里？', names: ['顾明德', '罗云舒'] })).toBe(
    '"题号","题目","姓名"\r\n"2","坝址宜选在哪里？","顾明德"\r\n"2","坝址宜选在哪里？","罗云舒"\r\n',
  )
})

it('is read as it was written, whatever a spreadsheet would make of it', () => {
  expect(unansweredCsv({ number: 1, stem: '=1+1 是“二”吗, "对"？', names: ['@顾', '＝罗'] })).toBe(
    '"题号","题目","姓名"\r\n"1","\'=1+1 是“二”吗, ""对""？","\'@顾"\r\n"1","\'=1+1 是“二”吗, ""对""？","\'＝罗"\r\n',
  )
})
