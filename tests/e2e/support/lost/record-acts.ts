import type { Page } from '@playwright/test'
import { addUserAction, deleteRecords, editRecords, restoreRecords } from '#contract/learning.ts'
import { erasePersonalData, keepPersonalData } from '#contract/personal-data.ts'
import { PERSONAS } from '#tests/support/personas.ts'
import { seededAddress } from '#tests/support/seeded.ts'
import { courseTableAddress } from '#ui/routing/course-table-address.ts'
import { personDataAddress } from '#ui/routing/personal-data-codec.ts'
import { md5 } from '../md5.ts'
import { type Act, type Ask, button, confirming, gone, pressing, told, unused } from './act.ts'
import { aPerson } from './arranged.ts'
import { newcomer, seated } from './newcomer.ts'

const LESSON = seededAddress('chemistry-senior-electrochemistry')
const ObjectId = Number(new URL(LESSON, 'http://zhiyuan.test').searchParams.get('id'))
const BROWSED = /^删除浏览记录：/

const platform = 'platformAdministrator' as const
const { password } = PERSONAS[platform]

/** Somebody who has looked at one course. */
const browser = async (page: Page, ask: Ask): Promise<void> => {
  await seated(page, newcomer(page, ask))
  await ask(addUserAction, { body: { ActionType: 1, ObjectId, Type: 1 } })
}

const cleared = async (page: Page): Promise<void> => {
  await pressing('清空浏览记录')(page)
  await confirming('清空浏览记录')(page)
}

/** A film takes ten times as long: what it says of itself while it is tried again would be another moment. */
const slowFilms = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const slow = ({ target }: Event) => {
      if (target instanceof HTMLMediaElement) target.playbackRate = 0.1
    }
    // It does not bubble.
    document.addEventListener('play', slow, true)
  })

export const recordActs = (): readonly Act[] => [
  {
    call: editRecords,
    persona: null,
    open: async (page, ask) => {
      await seated(page, newcomer(page, ask))
      await slowFilms(page)
      await page.goto(LESSON)
    },
    press: (page) => page.getByRole('link', { name: '开始学习' }).first().click(),
    again: null,
    done: told(/^已保存 \d\d:\d\d$/),
  },
  {
    call: deleteRecords,
    persona: null,
    open: async (page, ask) => {
      await browser(page, ask)
      await page.goto(courseTableAddress('browsing'))
    },
    press: pressing(BROWSED),
    done: (page) => gone(button(page, BROWSED)),
  },
  {
    call: deleteRecords,
    way: 'all of them',
    persona: null,
    open: async (page, ask) => {
      await browser(page, ask)
      await page.goto(courseTableAddress('account'))
    },
    press: cleared,
    done: (page) => gone(button(page, '清空浏览记录')),
  },
  {
    call: restoreRecords,
    persona: null,
    open: async (page, ask) => {
      await browser(page, ask)
      await page.goto(courseTableAddress('browsing'))
      await pressing(BROWSED)(page)
    },
    press: pressing('撤销'),
    done: (page) => button(page, BROWSED),
  },
  {
    // Of somebody else: one's own ends the session that would send it again, which is what is told then.
    call: erasePersonalData,
    persona: platform,
    open: async (page, ask) => {
      const { Id: id } = await aPerson(ask, unused('样'))
      await page.goto(personDataAddress(id))
      await pressing('注销账号')(page)
      await confirming('注销账号')(page)
      await page.getByLabel('你的登录密码').fill(password)
    },
    press: pressing('确认注销'),
    done: told(/^已申请注销，账号已停用/),
  },
  {
    call: keepPersonalData,
    persona: platform,
    open: async (page, ask) => {
      const { Id: id } = await aPerson(ask, unused('样'))
      await ask(erasePersonalData, { body: { UserId: id, Password: md5(password) } })
      await page.goto(personDataAddress(id))
    },
    press: async (page) => {
      await pressing('撤回注销')(page)
      await confirming('撤回注销')(page)
    },
    done: (page) => button(page, '注销账号'),
  },
]
