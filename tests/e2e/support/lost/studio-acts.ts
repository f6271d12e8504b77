import type { Page } from '@playwright/test'
import { createCourseDraft, saveCourseDraft } from '#contract/studio.ts'
import {
  deleteCourseDraft,
  discardCourseRevision,
  offerCourse,
  publishCourseDraft,
  recallCourseDraft,
  returnCourseDraft,
  submitCourseDraft,
  withdrawCourse,
} from '#contract/studio-life.ts'
import { setCourseEditors, takeStudioFile } from '#contract/studio-people.ts'
import { type Act, type Ask, button, confirming, named, pressing, told } from './act.ts'
import { ownFile } from './arranged.ts'
import { draftWith, emptyDraft, publishedCourse, SECTION_NAME, wholeDraft } from './arranged-courses.ts'

const teacher = 'teacher' as const
const reviewer = 'reviewer' as const
const asTeacher =
  (ask: Ask): Ask =>
  (call, request, who = teacher) =>
    ask(call, request, who)

const handedIn = async (ask: Ask, name: string): Promise<number> => {
  const { Id, Revision } = await wholeDraft(ask, name)
  await ask(submitCourseDraft, { body: { Id, Revision } })
  return Id
}
/** A published course that has another summary since. */
const revisedCourse = async (ask: Ask, name: string): Promise<number> => {
  const { Id, Revision } = await publishedCourse(ask, name)
  await ask(saveCourseDraft, {
    body: {
      Id,
      Revision,
      IntentId: crypto.randomUUID(),
      Edits: [{ op: 'set', key: '', field: 'summary', was: '', value: '改了一句' }],
    },
  })
  return Id
}

const openPublishing = async (page: Page, id: number): Promise<void> => {
  await page.goto(`/studio/courses/${id}`)
  await pressing('检查与发布')(page)
}
const giveReason = async (page: Page, act: string): Promise<void> => {
  await pressing(`${act}…`)(page)
  await page.getByRole('textbox', { name: '理由' }).fill('请补充课程介绍')
}

export const studioActs = (): readonly Act[] => [
  named((name) => ({
    call: createCourseDraft,
    persona: teacher,
    open: async (page) => {
      await page.goto('/studio')
      await page.getByRole('button', { name: '新建课程' }).first().click()
      await page.getByRole('dialog').getByRole('textbox', { name: '课程名称' }).fill(name)
    },
    press: (page) => page.getByRole('dialog').getByRole('button', { name: '新建课程' }).click(),
    done: (page) => page.getByRole('heading', { level: 1, name }),
  })),
  named((name) => ({
    call: saveCourseDraft,
    persona: teacher,
    open: async (page, ask) => {
      const { Id } = await emptyDraft(ask, name)
      await page.goto(`/studio/courses/${Id}`)
    },
    press: pressing('添加一章'),
    again: null,
    // It stands there at once, and is not said to be saved before it is.
    done: (page) =>
      page
        .getByRole('main')
        .filter({ has: page.getByLabel('保存情况').filter({ hasText: '已保存' }) })
        .getByRole('textbox', { name: '第 1 章的名称' }),
  })),
  named((name) => ({
    call: deleteCourseDraft,
    persona: teacher,
    open: async (page, ask) => {
      await emptyDraft(ask, name)
      await page.goto(`/studio?word=${name}`)
    },
    press: async (page) => {
      await pressing(`删除${name}`)(page)
      await confirming('删除')(page)
    },
    done: told('没有找到课程'),
  })),
  named((name) => ({
    call: submitCourseDraft,
    persona: teacher,
    open: async (page, ask) => openPublishing(page, (await wholeDraft(ask, name)).Id),
    press: pressing('提交审核'),
    done: told(/^现在：待审核/),
  })),
  named((name) => ({
    call: recallCourseDraft,
    persona: teacher,
    open: async (page, ask) => openPublishing(page, await handedIn(ask, name)),
    press: pressing('撤回提交'),
    done: told(/^现在：编写中/),
  })),
  named((name) => ({
    call: returnCourseDraft,
    persona: reviewer,
    open: async (page, ask) => {
      await openPublishing(page, await handedIn(asTeacher(ask), name))
      await giveReason(page, '退回修改')
    },
    press: pressing('退回修改'),
    done: told('已退回给编写者'),
  })),
  named((name) => ({
    call: publishCourseDraft,
    persona: reviewer,
    open: async (page, ask) => openPublishing(page, (await wholeDraft(ask, name)).Id),
    press: pressing('发布课程'),
    done: told(/^现在：已发布，已发布第 1 版/),
  })),
  named((name) => ({
    call: withdrawCourse,
    persona: reviewer,
    open: async (page, ask) => {
      await openPublishing(page, (await publishedCourse(ask, name)).Id)
      await giveReason(page, '下架课程')
    },
    press: pressing('下架课程'),
    done: told('课程已下架，学生看不到。'),
  })),
  named((name) => ({
    call: offerCourse,
    persona: reviewer,
    open: async (page, ask) => {
      const { Id } = await publishedCourse(ask, name)
      await ask(withdrawCourse, { body: { Id, Reason: '' } })
      await openPublishing(page, Id)
    },
    press: pressing('重新上架'),
    done: (page) => button(page, '下架课程…'),
  })),
  named((name) => ({
    call: discardCourseRevision,
    persona: reviewer,
    open: async (page, ask) => openPublishing(page, await revisedCourse(ask, name)),
    press: async (page) => {
      await pressing('放弃修改')(page)
      await confirming('放弃修改')(page)
    },
    done: told(/^现在：已发布，已发布第 1 版/),
  })),
  named((name) => ({
    call: setCourseEditors,
    persona: teacher,
    open: async (page, ask) => {
      const { Id } = await emptyDraft(ask, name)
      await page.goto(`/studio/courses/${Id}`)
      await page.getByRole('combobox', { name: '邀请同事' }).selectOption({ label: '韩星野' })
    },
    press: pressing('邀请同事'),
    done: (page) => page.getByRole('list', { name: '一起编写的同事' }).getByText('韩星野'),
  })),
  named((name) => ({
    call: takeStudioFile,
    persona: teacher,
    open: async (page, ask) => {
      await ownFile(ask, name)
      const { Id } = await draftWith(ask, name, { kind: 'file', file: null })
      await page.goto(`/studio/courses/${Id}`)
      await pressing(`为${SECTION_NAME}选文件`)(page)
    },
    press: pressing(`选用${name}.docx`),
    // It is not reached while the dialog stands before it.
    done: (page) => page.getByRole('region', { name: '目录' }).getByText(`${name}.docx`),
  })),
]
