import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { DEFAULT_PLAYER_SETTINGS } from '#domain/playback/player-settings.ts'
import { aFilm } from '#tests/support/a-film.ts'
import { openPlayer } from '#tests/ui/support/open-player.tsx'

afterEach(cleanup)

describe('the player of a lesson', () => {
  it('has a name for every control', async () => {
    const { player } = await openPlayer()
    const controls = within(player)
    expect(controls.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
      '播放',
      '静音',
      '章节：引入',
      '字幕',
      '倍速：1×',
      '清晰度：720p',
      '字幕全文',
      '画中画',
      '键盘快捷键',
      '宽屏',
      '全屏',
    ])
    expect(controls.getAllByRole('slider').map((slider) => slider.getAttribute('aria-label'))).toEqual([
      '播放进度',
      '音量',
    ])
    expect(controls.getByRole('slider', { name: '播放进度' }).getAttribute('aria-valuetext')).toBe(
      '00:00，共 01:00，引入',
    )
  })

  it('plays and pauses by its button and by keys wherever the focus is, but not from a field', async () => {
    const { actor, user } = await openPlayer()
    await user.click(screen.getByRole('button', { name: '播放' }))
    await waitFor(() => expect(actor.getSnapshot().hasTag('running')).toBe(true))
    expect(screen.getByRole('button', { name: '暂停' })).toBeTruthy()
    await user.click(document.body)
    await user.keyboard('k')
    expect(actor.getSnapshot().hasTag('running')).toBe(false)
    await user.click(screen.getByRole('textbox', { name: '笔记' }))
    await user.keyboard('k3m')
    expect([actor.getSnapshot().hasTag('running'), actor.getSnapshot().context.position]).toEqual([false, 0])
  })

  it('that is about to run is paused by what is pressed next', async () => {
    const { actor, user } = await openPlayer({ autoplay: true, sources: [aFilm()] })
    act(() => actor.send({ type: 'playback.seek', second: 1 }))
    await user.click(screen.getByRole('button', { name: '暂停' }))
    expect([actor.getSnapshot().hasTag('running'), actor.getSnapshot().context.wanted]).toEqual([
      false,
      false,
    ])
    expect(screen.getByRole('button', { name: '播放' })).toBeTruthy()
  })

  it('says what a key did', async () => {
    const { context, user } = await openPlayer()
    await user.keyboard('5{ArrowDown}>')
    expect([context().position, context().settings.volume, context().settings.rate]).toEqual([30, 0.9, 1.25])
    expect(screen.getByText('1.25× 倍速')).toBeTruthy()
  })

  it('is sought with the arrows of its bar', async () => {
    const { context, user } = await openPlayer()
    act(() => screen.getByRole('slider', { name: '播放进度' }).focus())
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowDown}')
    expect(context().position).toBe(5)
  })

  it('offers rates, qualities and captions in menus that give the focus back', async () => {
    const { context, user } = await openPlayer()
    const choose = async (menu: string, item: string) => {
      await user.click(screen.getByRole('button', { name: menu }))
      await user.click(await screen.findByRole('menuitemradio', { name: item }))
    }
    await choose('倍速：1×', '1.5×')
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('倍速：1.5×'))
    await choose('清晰度：720p', '360p')
    await choose('字幕', '中文')
    expect(context().settings).toEqual({
      ...DEFAULT_PLAYER_SETTINGS,
      rate: 1.5,
      quality: '360p',
      captions: 'zh-CN',
    })
    expect(await screen.findByText('浮力的方向')).toBeTruthy()
  })

  it('shows all that is said, follows, and leads there', async () => {
    const { actor, context, user } = await openPlayer({
      settings: { ...DEFAULT_PLAYER_SETTINGS, transcript: true },
    })
    const transcript = within(await screen.findByRole('region', { name: '字幕全文' }))
    const second = await transcript.findByRole('button', { name: /浮力的大小/ })
    await user.click(second)
    expect([context().position, second.getAttribute('aria-current')]).toEqual([10, 'true'])
    act(() => actor.send({ type: 'playback.seek', second: 2 }))
    expect(second.getAttribute('aria-current')).toBe('false')
  })

  it('says where the learner left off, and begins again', async () => {
    const { context, user } = await openPlayer({ startAt: 40 })
    expect(screen.getByText('上次看到 00:40')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: '从头播放' }))
    expect([context().position, screen.queryByText('上次看到 00:40')]).toEqual([0, null])
  })

  it('says why it cannot play, and offers another try and another quality', async () => {
    const { actor, context, user } = await openPlayer({
      sources: [aFilm({ label: '720p', url: '' }), aFilm({ label: '360p', url: '' })],
    })
    expect(screen.getByRole('alert').textContent).toBe('视频文件不在服务器上了重试换成 720p')
    expect(screen.queryByRole('slider')).toBeNull()
    await user.click(screen.getByRole('button', { name: '换成 720p' }))
    await waitFor(() => expect(actor.getSnapshot().matches('failed')).toBe(true))
    await user.click(screen.getByRole('button', { name: '重试' }))
    await waitFor(() => expect(actor.getSnapshot().matches('failed')).toBe(true))
    expect(context().settings.quality).toBe('720p')
  })

  it('leaves the keys to what stands over the film', async () => {
    const { actor, context, user } = await openPlayer({}, { overlay: <p>想一想</p> })
    act(() => actor.send({ type: 'playback.hold', by: 'question' }))
    await user.keyboard('5k')
    expect([screen.getByText('想一想').textContent, context().position]).toEqual(['想一想', 0])
  })

  it('shows its keys and gives the focus back', async () => {
    const { user } = await openPlayer()
    const button = screen.getByRole('button', { name: '键盘快捷键' })
    await user.click(button)
    expect(
      within(await screen.findByRole('dialog', { name: '键盘快捷键' })).getByText('空格 / K'),
    ).toBeTruthy()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(document.activeElement).toBe(button))
  })

  it('shows its keys over what it asks, and gives the focus back to that', async () => {
    const question = (
      <section role="dialog" aria-label="第 1 题" data-page-keys>
        <button type="button">提交</button>
      </section>
    )
    const { actor, user } = await openPlayer({}, { overlay: question })
    act(() => actor.send({ type: 'playback.hold', by: 'question' }))
    const submit = screen.getByRole('button', { name: '提交' })
    act(() => submit.focus())
    await user.keyboard('m?')
    expect(actor.getSnapshot().context.settings.muted).toBe(false)
    expect(await screen.findByRole('dialog', { name: '键盘快捷键' })).toBeTruthy()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(document.activeElement).toBe(submit))
    expect(screen.getByRole('dialog', { name: '第 1 题' })).toBeTruthy()
  })

  it('names the chapter that plays, and leads to the others by menu and key', async () => {
    const { context, user } = await openPlayer()
    await user.click(screen.getByRole('button', { name: '章节：引入' }))
    const chapters = await screen.findAllByRole('menuitemradio')
    expect(chapters.map((item) => [item.textContent, item.getAttribute('aria-checked')])).toEqual([
      ['00:00引入', 'true'],
      ['00:20浮力的方向', 'false'],
      ['00:40浮力的大小', 'false'],
    ])
    await user.click(screen.getByRole('menuitemradio', { name: /浮力的大小/ }))
    expect(context().position).toBe(40)
    await user.keyboard('{[}')
    expect([context().position, screen.getByRole('button', { name: /^章节/ }).textContent]).toEqual([
      20,
      '浮力的方向',
    ])
  })

  it('shows markers by what they are', async () => {
    await openPlayer({}, { markers: [{ id: '1', second: 30, label: '题目 1', kind: 'question' }] })
    expect(screen.getByRole('img', { name: '题目 1 00:30' })).toBeTruthy()
  })

  it('of a live film leads to what is being said now, and has no rates', async () => {
    const { user, context } = await openPlayer({ live: true })
    act(() => undefined)
    expect(screen.queryByRole('button', { name: /倍速/ })).toBeNull()
    await user.click(screen.getByRole('button', { name: '回到直播' }))
    await waitFor(() => expect(screen.getByRole('button', { name: '直播' })).toBeTruthy())
    expect(context().position).toBe(60)
  })
})
