import type { Locator, Page } from '@playwright/test'
import { readNotices } from '#contract/announcement.ts'
import { orderCloudMenus, saveCloudMenu } from '#contract/cloud-menu.ts'
import {
  getCurriculumTree,
  mergeCurriculumNodes,
  moveCurriculumNode,
  removeCurriculumNode,
  saveCurriculumNode,
  TREE_KIND,
} from '#contract/curriculum-admin.ts'
import { skipFirstStep } from '#contract/first-start.ts'
import { BANNER_SIZES, orderBanners, removeBanner, saveBanner } from '#contract/frame-banner.ts'
import { getFrameWords, orderFrameWords, saveFrameWord, WORD_KIND } from '#contract/frame-word.ts'
import { saveNotice } from '#contract/managed-announcement.ts'
import { addPerson, removePersonSecondFactor } from '#contract/people.ts'
import { addSchool } from '#contract/schools.ts'
import { bannerJpeg } from '#tests/support/banner-jpeg.ts'
import { cloudMenusAddress, curriculumAddress } from '#ui/routing/frame-codec.ts'
import { type Act, type Ask, button, confirming, gone, named, pressing, told } from './act.ts'
import { unusedMobile } from './arranged.ts'
import { headOfSchool, recoveryCode, seated } from './newcomer.ts'

const platform = 'platformAdministrator' as const

/** The row of something, right below that of something else. */
const below = (page: Page, upper: string, lower: string): Locator =>
  page
    .getByRole('listitem')
    .filter({ hasText: upper })
    .locator('xpath=following-sibling::li[1]')
    .filter({ hasText: lower })
    .first()

const theWords = (page: Page, name: string): Locator => page.getByText(name, { exact: true })

/** Before the only notice of one's own school. */
const beforeNotice = async (page: Page, ask: Ask, Title: string): Promise<void> => {
  const { schoolId: OrgId } = await seated(page, headOfSchool(page, ask, Title))
  const text = { Title, Content: '<p>周一开学。</p>' }
  await ask(
    saveNotice,
    { body: { Id: 0, RowVersion: 0, OrgId, ...text, IsTop: false, Publish: true } },
    platform,
  )
  await page.goto('/notices')
}

/** Before the knowledge points of the last subject, with these new ones; those of `inFirst` below the first. */
const beforeKnowledge = async (
  page: Page,
  ask: Ask,
  names: readonly string[],
  inFirst: readonly string[] = [],
): Promise<void> => {
  const { Subjects } = await ask(getCurriculumTree, { query: { Kind: TREE_KIND.stages } })
  const subjectId = Subjects.at(-1)?.Id ?? 0
  const add = async (ParentId: number, Name: string) => {
    const body = { Id: 0, RowVersion: 0, ParentId, NodeType: 6, Name, GradeId: 0 }
    return (await ask(saveCurriculumNode, { body })).Id
  }
  const ids: number[] = []
  for (const name of names) ids.push(await add(subjectId, name))
  for (const name of inFirst) await add(ids[0] ?? 0, name)
  await page.goto(curriculumAddress(subjectId, 'knowledge'))
}

/** Before banners that nobody sees yet, with these new ones. */
const beforeBanners = async (page: Page, ask: Ask, ...titles: readonly string[]): Promise<void> => {
  const picture = ({ width, height }: { readonly width: number; readonly height: number }) =>
    Buffer.from(bannerJpeg(width, height)).toString('base64')
  for (const Title of titles)
    await ask(saveBanner, {
      body: {
        ...{ Id: 0, RowVersion: 0, Title, LinkUrl: '', FromTime: '2090-01-01T00:00:00Z' },
        ...{ Picture: picture(BANNER_SIZES.wide), MobilePicture: picture(BANNER_SIZES.tall) },
      },
    })
  await page.goto('/manage/frame')
}

/** A file with a picture that is large enough for a banner. */
const pictureFile = async (page: Page) => {
  const address = await page.evaluate(
    (size) => Object.assign(document.createElement('canvas'), size).toDataURL('image/jpeg'),
    BANNER_SIZES.wide,
  )
  const buffer = Buffer.from(address.slice(address.indexOf(',') + 1), 'base64')
  return { name: '横幅.jpg', mimeType: 'image/jpeg', buffer }
}

/** Somebody who signs in with a code. */
const withSecondFactor = async (page: Page, ask: Ask, name: string): Promise<number> => {
  const { id, ask: own } = await headOfSchool(page, ask, name)
  await recoveryCode(own)
  return id
}

export const administrationActs = (): readonly Act[] => [
  named((name) => {
    const notice = (page: Page) => page.getByRole('listitem').filter({ has: theWords(page, name) })
    return {
      call: readNotices,
      persona: null,
      open: (page, ask) => beforeNotice(page, ask, name),
      press: (page) => theWords(page, name).click(),
      again: async (page) => {
        await theWords(page, name).click()
        await theWords(page, name).click()
      },
      done: (page) => gone(notice(page).getByText('未读', { exact: true })),
    }
  }),
  named((name) => ({
    call: readNotices,
    way: 'all',
    persona: null,
    open: (page, ask) => beforeNotice(page, ask, name),
    press: pressing('全部标为已读'),
    done: told('没有未读通知'),
  })),
  named((name) => ({
    call: saveCurriculumNode,
    persona: platform,
    open: async (page, ask) => {
      await beforeKnowledge(page, ask, [])
      await pressing('添加知识点')(page)
      await page.getByRole('textbox', { name: '知识点名称' }).fill(name)
    },
    press: pressing('保存'),
    done: (page) => button(page, name),
  })),
  named((name) => ({
    call: saveCurriculumNode,
    way: 'renamed',
    persona: platform,
    open: async (page, ask) => {
      await beforeKnowledge(page, ask, [name])
      await pressing(name, `修改“${name}”`)(page)
      await page.getByRole('textbox', { name: '知识点名称' }).fill(`${name}改`)
    },
    press: pressing('保存'),
    done: (page) => button(page, `${name}改`),
  })),
  named((name) => ({
    call: moveCurriculumNode,
    persona: platform,
    open: async (page, ask) => {
      await beforeKnowledge(page, ask, [name], [`${name}甲`, `${name}乙`])
      await pressing(`展开“${name}”`, `${name}乙`)(page)
    },
    press: pressing(`把“${name}乙”上移`),
    done: (page) => button(page, `把“${name}乙”下移`),
  })),
  named((name) => ({
    call: moveCurriculumNode,
    way: 'to another',
    persona: platform,
    open: async (page, ask) => {
      await beforeKnowledge(page, ask, [`${name}甲`, `${name}乙`])
      await pressing(`${name}乙`, `把“${name}乙”移到别处`)(page)
    },
    press: pressing(`移到“${name}甲”下面`),
    done: (page) => button(page, `收起“${name}甲”`),
  })),
  named((name) => ({
    call: mergeCurriculumNodes,
    persona: platform,
    open: async (page, ask) => {
      await beforeKnowledge(page, ask, [`${name}甲`, `${name}乙`])
      await pressing(`${name}甲`, `把“${name}甲”合并到另一个`)(page)
    },
    press: async (page) => {
      await pressing(`合并到“${name}乙”`)(page)
      await confirming('合并到这里')(page)
    },
    done: (page) => gone(theWords(page, `${name}甲`)),
  })),
  named((name) => ({
    call: removeCurriculumNode,
    persona: platform,
    open: async (page, ask) => {
      await beforeKnowledge(page, ask, [name])
      await pressing(name)(page)
    },
    press: async (page) => {
      await pressing(`删除“${name}”`)(page)
      await confirming('删除')(page)
    },
    done: (page) => gone(theWords(page, name)),
  })),
  // The school of the demonstration has done its steps.
  named((name) => ({
    call: skipFirstStep,
    persona: null,
    open: async (page, ask) => {
      await seated(page, headOfSchool(page, ask, name))
      await page.goto('/manage/start')
    },
    press: pressing('跳过“请同事进来”'),
    done: (page) => button(page, '不跳过“请同事进来”'),
  })),
  named((name) => ({
    call: saveBanner,
    persona: platform,
    turns: 'banners',
    open: async (page, ask) => {
      await beforeBanners(page, ask)
      await pressing('添加横幅')(page)
      await page.getByLabel('选择图片').setInputFiles(await pictureFile(page))
      await page.getByRole('group', { name: '预览' }).waitFor()
      await page.getByRole('textbox', { name: '图片说明' }).fill(name)
      await page.getByLabel('开始展示（不填为马上）').fill('2090-01-01T08:00')
    },
    press: pressing('保存'),
    done: (page) => button(page, `修改“${name}”`),
  })),
  named((name) => ({
    call: saveBanner,
    way: 'changed',
    persona: platform,
    turns: 'banners',
    open: async (page, ask) => {
      await beforeBanners(page, ask, name)
      await pressing(`修改“${name}”`)(page)
      await page.getByRole('textbox', { name: '图片说明' }).fill(`${name}改`)
    },
    press: pressing('保存'),
    done: (page) => button(page, `修改“${name}改”`),
  })),
  named((name) => ({
    call: removeBanner,
    persona: platform,
    turns: 'banners',
    open: (page, ask) => beforeBanners(page, ask, name),
    press: async (page) => {
      await pressing(`删除“${name}”`)(page)
      await confirming('删除')(page)
    },
    done: (page) => gone(theWords(page, name)),
  })),
  named((name) => ({
    call: orderBanners,
    persona: platform,
    turns: 'banners',
    open: (page, ask) => beforeBanners(page, ask, `${name}甲`, `${name}乙`),
    press: pressing(`上移“${name}乙”`),
    done: (page) => below(page, `${name}乙`, `${name}甲`),
  })),
  named((name) => ({
    call: addPerson,
    persona: platform,
    open: async (page) => {
      await page.goto('/manage/people/new')
      await page.getByLabel('账号（手机号）').fill(unusedMobile())
      await page.getByLabel('姓名', { exact: true }).fill(name)
    },
    press: pressing('添加人员'),
    done: (page) => button(page, '我已记下，继续添加'),
  })),
  named((name) => ({
    call: removePersonSecondFactor,
    persona: platform,
    open: async (page, ask) => {
      const id = await withSecondFactor(page, ask, name)
      await page.goto(`/manage/people/${id}`)
    },
    press: async (page) => {
      await pressing('关闭动态码')(page)
      await confirming('关闭动态码')(page)
    },
    done: (page) => gone(page.getByText('动态码已开启')),
  })),
  // Not in the group to which other acts add.
  named((name) => ({
    call: orderFrameWords,
    persona: platform,
    open: async (page, ask) => {
      const Kind = WORD_KIND.hotTerm
      const GroupId = (await ask(getFrameWords, { query: { Kind } })).at(-1)?.Id ?? 0
      for (const Name of [`${name}甲`, `${name}乙`])
        await ask(saveFrameWord, { body: { Kind, GroupId, Id: 0, RowVersion: 0, Name, Hidden: false } })
      await page.goto('/manage/words?kind=hotTerms')
    },
    press: pressing(`上移“${name}乙”`),
    done: (page) => below(page, `${name}乙`, `${name}甲`),
  })),
  named((name) => ({
    call: orderCloudMenus,
    persona: platform,
    open: async (page, ask) => {
      const { Id: OrgId } = await ask(addSchool, { body: { Name: `${name}学校` } })
      for (const Name of [`${name}甲`, `${name}乙`])
        await ask(saveCloudMenu, {
          body: { OrgId, Id: 0, RowVersion: 0, Name, Parts: ['notices'], Kinds: [], Files: [] },
        })
      await page.goto(cloudMenusAddress(OrgId))
    },
    press: pressing(`上移“${name}乙”`),
    done: (page) => below(page, `${name}乙`, `${name}甲`),
  })),
]
