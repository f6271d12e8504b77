import type { Page } from '@playwright/test'
import { applyRoster, chooseRoster, closeRoster, compareRoster } from '#contract/roster.ts'
import { type Act, type Ask, button, confirming, named, pressing, told } from './act.ts'
import { aPerson } from './arranged.ts'
import { headOfSchool, seated } from './newcomer.ts'

const APPLY = '应用所选 1 项'
/** With digits it would be no name. */
const NAME = '林晓'

/** A roster by which one colleague has a title; each of its administrators has but one that is open. */
const titled = (name: string) => {
  let mobile = ''
  const open = async (page: Page, ask: Ask): Promise<void> => {
    const { schoolId } = await seated(page, headOfSchool(page, ask, name))
    const { Mobile } = await aPerson(ask, NAME, schoolId)
    mobile = Mobile
    await page.goto('/manage/roster')
  }
  const choose = (page: Page): Promise<void> => {
    const buffer = Buffer.from(`姓名,手机号,职称\n${NAME},${mobile},二级教师\n`)
    return page.getByLabel('选择文件').setInputFiles({ name: '名册.csv', mimeType: 'text/csv', buffer })
  }
  const compared = async (page: Page, ask: Ask): Promise<void> => {
    await open(page, ask)
    await choose(page)
    await button(page, APPLY).waitFor()
  }
  return { open, choose, compared, line: () => `选择${NAME} ${mobile}` }
}

export const rosterActs = (): readonly Act[] => [
  named((name) => {
    const { open, choose } = titled(name)
    return {
      call: compareRoster,
      persona: null,
      open,
      press: choose,
      done: (page) => button(page, APPLY),
    }
  }),
  named((name) => {
    const { compared, line } = titled(name)
    return {
      call: chooseRoster,
      persona: null,
      open: compared,
      press: (page) => page.getByRole('checkbox', { name: line() }).click(),
      done: told('请先选择要应用的内容'),
    }
  }),
  named((name) => ({
    call: applyRoster,
    persona: null,
    open: titled(name).compared,
    press: async (page) => {
      await pressing(APPLY)(page)
      await confirming(APPLY)(page)
    },
    again: pressing('继续应用'),
    done: told('已完成 1 项'),
    isInPieces: true,
  })),
  named((name) => ({
    call: closeRoster,
    persona: null,
    open: titled(name).compared,
    press: async (page) => {
      await pressing('换一份名册')(page)
      await confirming('换一份名册')(page)
    },
    done: (page) => page.getByRole('heading', { name: '选择名册' }),
  })),
]
