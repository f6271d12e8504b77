import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import type { CourseSection } from '#contract/course-document.ts'
import { createMemoryBackend } from '#infrastructure/memory/backend.ts'
import { type KeptDraft, newDraft, studioDataIn } from '#infrastructure/memory/studio.backend.ts'
import { aChapter, aCourse, aSection, keyOf } from '#tests/support/a-course.ts'
import { BARE_HOME } from '#tests/ui/support/bare-home.ts'
import { reloaded, signIn, watchedBrowser } from '#tests/ui/support/expiry.ts'
import { loginFields, onScreen } from '#tests/ui/support/on-screen.ts'
import { type Opening, openApp, personOf } from '#tests/ui/support/open-app.tsx'
import { pageClock, soon } from '#tests/ui/support/page-clock.ts'
import { tellLineBack } from '#ui/components/line-back.ts'

beforeEach(pageClock)

const DRAFT = 500

const film = {
  fileId: 1,
  name: 'a1.mp4',
  suffix: 'mp4',
  size: 1000,
  duration: 600,
  url: 'data:video/mp4,',
}

/** The film `a1` in a course of the teacher's own. */
const open = (
  section: Partial<CourseSection> = {},
  change: Partial<KeptDraft> = {},
  captions = '',
  opening: Opening = {},
) => {
  const backend = createMemoryBackend()
  const data = studioDataIn(backend)
  const teacher = personOf('teacher')
  data.files.set(film.fileId, film)
  if (captions !== '') data.captions.set(9, captions)
  data.drafts.set(DRAFT, {
    ...newDraft(DRAFT, teacher, {
      organisation: teacher.organisations[0] ?? { id: 1, name: '' },
      name: '浮力',
      clientId: 'made-before',
      at: '2026-03-02T00:00:00Z',
    }),
    document: aCourse({
      teachers: [teacher.id],
      place: { stageId: 0, subjectId: 0, versionId: 0, bookId: 0, chapterId: 0, knowId: 0 },
      chapters: [aChapter('a', [aSection('a1', section)])],
    }),
    ...change,
  })
  const app = openApp({
    person: 'teacher',
    backend,
    address: `/studio/courses/${DRAFT}/films/${keyOf('a1')}`,
    ...opening,
  })
  const kept = () => data.drafts.get(DRAFT)?.document.chapters[0]?.sections[0]
  return { ...app, backend, data, kept }
}

const VTT = 'WEBVTT\n\n00:00:01.000 --> 00:00:02.000\n浮力\n\n00:00:03.000 --> 00:00:04.000\n竖直向上\n'
const CAPTIONS = [{ language: 'zh-CN', label: '中文', fileId: 9 }]

const lines = async () => within(await screen.findByRole('list', { name: '字幕的句子' }))

it('captions are taken from a file, with what is wrong in it, and are the film’s once they are kept', async () => {
  const { user, kept, data } = open()
  expect(await screen.findByText('还没有字幕')).toBeDefined()
  const srt = '1\n00:00:01,000 --> 00:00:02,000\n浮力\n\n2\n00:00:05,000 --> 00:00:04,000\n倒了\n'
  await user.upload(screen.getByLabelText('导入字幕文件', { selector: 'input' }), new File([srt], 'a.srt'))
  expect(
    (await (await lines()).findByRole<HTMLTextAreaElement>('textbox', { name: '第 1 句的文字' })).value,
  ).toBe('浮力')
  expect(screen.getByText('第 6 行：结束时间不在开始时间之后，这一句没有导入')).toBeDefined()
  await soon(
    waitFor(() =>
      expect(kept()?.captions.map(({ language, label }) => [language, label])).toEqual([['zh-CN', '中文']]),
    ),
  )
  expect(data.captions.get(kept()?.captions[0]?.fileId ?? 0)).toContain('浮力')
  expect(await soon(screen.findByText('字幕已保存'))).toBeDefined()
})

it('captions that cannot be kept lack in the course, which is not handed in, and are kept once the line is back', async () => {
  const { user, kept, backend } = open({ captions: CAPTIONS }, {}, VTT)
  backend.failCall('studioThings.saveCaption', { kind: 'rejected', reason: 'invalid', message: '' })
  const list = await lines()
  await user.type(list.getByRole('textbox', { name: '第 1 句的文字' }), '的方向')
  await soon(screen.findByText(/^字幕没有保存/))
  await user.click(screen.getByRole('link', { name: '返回课程' }))
  const lacking = () => screen.findByRole('link', { name: '“a1”的字幕还没有保存，打开后自动保存' })
  expect(await lacking()).toBeDefined()
  await user.click(screen.getByRole('button', { name: '检查与发布' }))
  const dialog = within(await screen.findByRole('dialog', { name: '检查与发布' }))
  const submit = dialog.getByRole<HTMLButtonElement>('button', { name: /^(提交审核|发布)/ })
  expect(submit.disabled).toBe(true)
  await user.click(dialog.getByRole('link', { name: /还没有保存/ }))
  expect(
    (await (await lines()).findByRole<HTMLTextAreaElement>('textbox', { name: '第 1 句的文字' })).value,
  ).toBe('浮力的方向')
  await soon(screen.findByText(/^字幕没有保存/))
  backend.failCall('studioThings.saveCaption', null)
  tellLineBack()
  await soon(waitFor(() => expect(kept()?.captions[0]?.fileId).not.toBe(9)))
  await user.click(screen.getByRole('link', { name: '返回课程' }))
  await screen.findByRole('button', { name: '检查与发布' })
  expect(screen.queryByRole('link', { name: /还没有保存/ })).toBe(null)
})

it('another file is refused in words', async () => {
  const { user } = open()
  await screen.findByText('还没有字幕')
  await user.upload(
    screen.getByLabelText('导入字幕文件', { selector: 'input' }),
    new File(['一段话'], 'a.srt'),
  )
  expect((await screen.findByRole('alert')).textContent).toContain('这不是字幕文件')
})

it('lines are typed, timed, merged and taken back by keys', async () => {
  const { user } = open({ captions: CAPTIONS }, {}, VTT)
  const list = await lines()
  const words = () =>
    list.getAllByRole<HTMLTextAreaElement>('textbox', { name: /的文字$/ }).map(({ value }) => value)
  expect(words()).toEqual(['浮力', '竖直向上'])
  await user.type(list.getByRole('textbox', { name: '第 1 句的文字' }), '的方向')
  await user.click(list.getByRole('button', { name: '与下一句合并：第 1 句' }))
  expect(words()).toEqual(['浮力的方向\n竖直向上'])
  await user.keyboard('{Control>}z{/Control}')
  expect(words()).toEqual(['浮力的方向', '竖直向上'])
  const end = list.getByRole<HTMLInputElement>('textbox', { name: '第 1 句的结束' })
  await user.clear(end)
  await user.type(end, '0:00.5{Enter}')
  expect(screen.getByRole('alert').textContent).toBe('结束要在开始之后')
  await user.clear(end)
  await user.type(end, '3.5{Enter}')
  expect(end.value).toBe('00:03.500')
  expect(list.getByText('与上一句的时间重叠')).toBeDefined()
  await user.keyboard('{ArrowDown}')
  expect(end.value).toBe('00:03.400')
})

it('another language begins empty; one that is there is taken out once that was asked', async () => {
  const { user, kept } = open({ captions: CAPTIONS }, {}, VTT)
  await lines()
  await user.selectOptions(screen.getByRole('combobox', { name: '字幕语言' }), 'en')
  expect(await screen.findByText('还没有字幕')).toBeDefined()
  await user.selectOptions(screen.getByRole('combobox', { name: '字幕语言' }), 'zh-CN')
  await lines()
  await user.click(screen.getByRole('button', { name: '移除这种字幕' }))
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: '移除这种字幕' }),
  )
  expect(await screen.findByText('还没有字幕')).toBeDefined()
  await soon(waitFor(() => expect(kept()?.captions).toEqual([])))
})

it('a question of the bank is put on the film, moved by keys and taken out', async () => {
  const { user, kept } = open()
  await user.click(await screen.findByRole('tab', { name: /^视频中的提问/ }))
  expect(await screen.findByText('还没有提问')).toBeDefined()
  await user.click(screen.getByRole('button', { name: '在当前时间提问' }))
  await user.click(await screen.findByRole('button', { name: '用这道题（第 1 道）' }))
  const marker = await screen.findByRole('slider', { name: /^第 1 题/ })
  marker.focus()
  await user.keyboard('{ArrowRight}')
  await user.keyboard('{PageUp}')
  expect(screen.getByRole('slider', { name: /^第 1 题/ }).getAttribute('aria-valuenow')).toBe('11')
  await user.keyboard('{ArrowLeft}')
  await user.click(screen.getByRole('switch', { name: '第 1 题必答' }))
  await soon(
    waitFor(() =>
      expect(kept()?.points.map(({ second, required }) => [second, required])).toEqual([[10, false]]),
    ),
  )
  await user.click(screen.getByRole('button', { name: '移除：第 1 题' }))
  expect(await screen.findByText('还没有提问')).toBeDefined()
})

it('questions that clash or stand behind the end are told', async () => {
  const point = (key: string, questionId: number, second: number) => ({
    key,
    questionId,
    second,
    required: true,
  })
  const { user } = open({
    points: [point(keyOf('p1'), 1, 10), point(keyOf('p2'), 2, 11), point(keyOf('p3'), 3, 700)],
  })
  await user.click(await screen.findByRole('tab', { name: /^视频中的提问/ }))
  const list = within(await screen.findByRole('list', { name: '提问列表' }))
  expect(list.getByText(/相隔不到 3 秒/)).toBeDefined()
  expect(list.getByText(/超出了视频的长度/)).toBeDefined()
})

it('in review it is only looked at; what is no film is not there', async () => {
  const { goTo } = open({ captions: CAPTIONS }, { status: 'inReview' }, VTT)
  expect(await screen.findByText(/这里只能查看/)).toBeDefined()
  expect((await lines()).getByRole<HTMLTextAreaElement>('textbox', { name: '第 1 句的文字' }).readOnly).toBe(
    true,
  )
  expect(screen.queryByRole('button', { name: '导入字幕文件' })).toBe(null)
  await goTo(`/studio/courses/${DRAFT}/films/another-key`)
  expect(await screen.findByText('没有找到这个视频')).toBeDefined()
  await onScreen.heading('字幕与提问')
})

it('what was typed just before the page goes is kept too', async () => {
  const { user, goTo, kept, data } = open()
  await screen.findByText('还没有字幕')
  await user.click(screen.getByRole('button', { name: '在当前时间加一句' }))
  await user.type((await lines()).getByRole('textbox', { name: '第 1 句的文字' }), '浮力')
  await goTo('/agreement')
  await soon(waitFor(() => expect(kept()?.captions.length).toBe(1)))
  expect(data.captions.get(kept()?.captions[0]?.fileId ?? 0)).toContain('浮力')
})

it('it leads back to the course', async () => {
  const { user, address } = open()
  await user.click(await screen.findByRole('link', { name: '返回课程' }))
  await onScreen.heading('二次函数')
  expect(address()).toBe(`/studio/courses/${DRAFT}`)
})

it('what is asked of the film, and the last step that is taken back, keep the focus', async () => {
  const { user } = open({ captions: CAPTIONS }, {}, VTT)
  await user.click(await screen.findByRole('button', { name: '制作多种清晰度' }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region', { name: '清晰度' })))
  await user.click((await lines()).getByRole('button', { name: '与下一句合并：第 1 句' }))
  const undo = screen.getByRole('button', { name: '撤销' })
  await user.click(undo)
  await waitFor(() => expect(undo.getAttribute('aria-disabled')).toBe('true'))
  expect(document.activeElement).toBe(undo)
})

describe('a time that is typed and not taken over', () => {
  const POINT = { key: keyOf('p1'), questionId: 1, second: 10, required: true }
  const endOfSecond = async () =>
    (await lines()).findByRole<HTMLInputElement>('textbox', { name: '第 2 句的结束' })

  /** The session ends while the cursor stands in the field. */
  const interrupted = async () => {
    const { browser, stored } = watchedBrowser()
    const app = open({ captions: CAPTIONS }, {}, VTT, { browser, ...BARE_HOME })
    const field = await endOfSecond()
    await app.user.clear(field)
    await app.user.type(field, '0:05.2')
    app.backend.expireSessions()
    await soon(loginFields())
    expect(app.address()).toBe('/')
    expect(stored()).toContain('0:05.2')
    return { ...app, stored }
  }

  it('is so again for the same user after an expiry, and counts once its field is left', async () => {
    const { user, stored, kept, data, ...app } = await interrupted()
    await signIn({ user }, 'teacher')
    await waitFor(() => expect(app.address()).toContain('/films/'))
    const field = await endOfSecond()
    expect(field.value).toBe('0:05.2')
    await waitFor(() => expect(document.activeElement).toBe(field))
    await user.tab()
    expect(field.value).toBe('00:05.200')
    await waitFor(() => expect(stored()).not.toContain('0:05.2"'))
    await soon(waitFor(() => expect(data.captions.get(kept()?.captions[0]?.fileId ?? 0)).toContain('05.200')))
  })

  it('leaves nothing of it to another user, who is not led there', async () => {
    const { user, stored, address } = await interrupted()
    await signIn({ user }, 'emptyMenus')
    await waitFor(() => expect(stored()).not.toContain('0:05.2'))
    expect(document.body.textContent).not.toContain('0:05.2')
    expect(address()).toBe('/')
  })

  it('is so again after a reload, at the line that stands there by then', async () => {
    const first = open({ captions: CAPTIONS }, {}, VTT)
    // The ids of lines are others than those of a page that reads them.
    await first.user.click((await lines()).getByRole('button', { name: '在光标处拆分：第 1 句' }))
    const field = (await lines()).getByRole<HTMLInputElement>('textbox', { name: '第 3 句的结束' })
    await soon(
      waitFor(() =>
        expect(first.data.captions.get(first.kept()?.captions[0]?.fileId ?? 0)?.match(/-->/g)).toHaveLength(
          3,
        ),
      ),
    )
    await first.user.clear(field)
    await first.user.type(field, '4.7')
    const { backend, address } = first
    openApp({ person: 'teacher', address: address(), backend, browser: reloaded(first.browser) })
    const found = (await lines()).getByRole<HTMLInputElement>('textbox', { name: '第 3 句的结束' })
    expect(found.value).toBe('4.7')
  })

  it('is so again after a reload, at a question', async () => {
    const first = open({ points: [POINT] })
    const field = () => screen.findByRole<HTMLInputElement>('textbox', { name: '第 1 题的提问时间' })
    const look = async () => {
      await first.user.click(await screen.findByRole('tab', { name: /^视频中的提问/ }))
      return field()
    }
    await first.user.clear(await look())
    await first.user.type(await field(), '0:2')
    const { backend, address } = first
    openApp({ person: 'teacher', address: address(), backend, browser: reloaded(first.browser) })
    const found = await look()
    expect(found.value).toBe('0:2')
    await first.user.type(found, '5{Enter}')
    await waitFor(() => expect(screen.getByRole('slider').getAttribute('aria-valuenow')).toBe('25'))
  })

  it('is left with its view', async () => {
    const { user, goTo } = open({ captions: CAPTIONS }, {}, VTT)
    const field = await endOfSecond()
    await user.clear(field)
    await user.type(field, '0:00.1{Enter}')
    expect(screen.getByRole('alert').textContent).toBe('结束要在开始之后')
    await goTo('/agreement')
    await waitFor(() => expect(screen.queryByRole('list', { name: '字幕的句子' })).toBe(null))
    await goTo(`/studio/courses/${DRAFT}/films/${keyOf('a1')}`)
    expect((await endOfSecond()).value).toBe('00:04.000')
  })
})
