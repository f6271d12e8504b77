import { Button, DropdownMenu, IconButton } from '@radix-ui/themes'
import { render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { openApp } from '#tests/ui/support/open-app.tsx'
import { AppProvider } from '#ui/actors-context.tsx'
import { ConfirmDialog } from '#ui/components/confirm-dialog.tsx'
import { LateConfirmButton } from '#ui/components/late-confirm-button.tsx'
import { LateDialog } from '#ui/components/late-dialog.tsx'
import { LateMenu } from '#ui/components/late-menu.tsx'
import { LateMenuContent } from '#ui/components/late-menu-content.tsx'
import { OverlayBoundary } from '#ui/components/overlay-boundary.tsx'
import { lazyWithOverlays } from '#ui/theme/lazy-with-overlays.tsx'

it('a question that comes late opens from the keyboard, gives the focus back, and is answered', async () => {
  const { user, services } = openApp()
  let confirmed = 0
  render(
    <AppProvider value={services}>
      <LateConfirmButton
        label="清空"
        question="要清空吗？"
        hint="不能撤销。"
        onConfirm={() => {
          confirmed += 1
        }}
      />
    </AppProvider>,
  )
  const button = screen.getByRole('button', { name: '清空' })
  expect(button.getAttribute('aria-haspopup')).toBe('dialog')
  expect(button.getAttribute('aria-expanded')).toBe('false')
  button.focus()
  await user.keyboard('{Enter}')
  await screen.findByRole('alertdialog', { name: '要清空吗？' })
  expect(button.getAttribute('aria-expanded')).toBe('true')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(button))
  expect(confirmed).toBe(0)
  await user.click(button)
  await screen.findByRole('alertdialog', { name: '要清空吗？' })
  await user.click(screen.getAllByRole('button', { name: '清空' }).at(-1) ?? button)
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(confirmed).toBe(1)
})

const Late = lazyWithOverlays(async () => LateMenuContent)

const Menu = () => {
  const [chosen, setChosen] = useState('')
  return (
    <>
      <LateMenu
        renderButton={(opener) => (
          <IconButton {...opener} aria-label="更多">
            …
          </IconButton>
        )}
      >
        {(menu) => (
          <Late {...menu}>
            <DropdownMenu.Item onSelect={() => setChosen('移动')}>移动</DropdownMenu.Item>
            <DropdownMenu.Item onSelect={() => setChosen('删除')}>删除</DropdownMenu.Item>
          </Late>
        )}
      </LateMenu>
      <Button>{chosen}</Button>
      <input aria-label="笔记" />
    </>
  )
}

it('a menu that is pressed again while it is on its way opens once it is there, and closes by the next press', async () => {
  const { user, services } = openApp()
  let come = () => {}
  const line = new Promise<typeof LateMenuContent>((resolve) => {
    come = () => resolve(LateMenuContent)
  })
  const Slow = lazyWithOverlays(() => line)
  render(
    <AppProvider value={services}>
      <LateMenu renderButton={(opener) => <Button {...opener}>更多</Button>}>
        {(menu) => (
          <Slow {...menu}>
            <DropdownMenu.Item>移动</DropdownMenu.Item>
          </Slow>
        )}
      </LateMenu>
    </AppProvider>,
  )
  const button = screen.getByRole('button', { name: '更多' })
  await user.click(button)
  expect(button.getAttribute('aria-busy')).toBe('true')
  await user.click(button)
  come()
  await screen.findByRole('menuitem', { name: '移动' })
  expect(button.getAttribute('aria-busy')).toBe('false')
  await user.click(button)
  await waitFor(() => expect(screen.queryByRole('menuitem')).toBeNull())
})

it('a menu that comes late has the name of its button, opens by the arrow key, and closes by a second press', async () => {
  const { user, services } = openApp()
  render(
    <AppProvider value={services}>
      <Menu />
    </AppProvider>,
  )
  const button = screen.getByRole('button', { name: '更多' })
  button.focus()
  await user.keyboard('{ArrowDown}')
  await screen.findByRole('menu', { name: '更多' })
  expect(button.getAttribute('aria-expanded')).toBe('true')
  await user.keyboard('{End}{Enter}')
  await screen.findByRole('button', { name: '删除' })
  await waitFor(() => expect(document.activeElement).toBe(button))
  await user.click(button)
  await screen.findByRole('menu')
  await user.click(button)
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
})

it('a menu that is left for a field leaves the focus to that', async () => {
  const { user, services } = openApp()
  render(
    <AppProvider value={services}>
      <Menu />
    </AppProvider>,
  )
  const button = screen.getByRole('button', { name: '更多' })
  const field = screen.getByRole('textbox', { name: '笔记' })
  await user.click(button)
  await screen.findByRole('menu')
  await user.click(field)
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  await user.keyboard('浮力')
  expect([document.activeElement, (field as HTMLInputElement).value]).toEqual([field, '浮力'])
  // The next time it is left by a key, the button has the focus again.
  await user.click(button)
  await screen.findByRole('menu')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(document.activeElement).toBe(button))
})

let letCome = (): void => undefined
const gate = new Promise<void>((resolve) => {
  letCome = resolve
})

const SlowMenu = lazyWithOverlays(async () => {
  await gate
  return LateMenuContent
})

const SlowDialog = lazyWithOverlays(async () => {
  await gate
  return ConfirmDialog
})

const Slow = () => {
  const [open, setOpen] = useState(false)
  return (
    <>
      <LateMenu renderButton={(opener) => <Button {...opener}>更多</Button>}>
        {(menu) => (
          <SlowMenu {...menu}>
            <DropdownMenu.Item>移动</DropdownMenu.Item>
          </SlowMenu>
        )}
      </LateMenu>
      <LateDialog
        open={open}
        onOpenChange={setOpen}
        renderButton={(opener) => <Button {...opener}>清空</Button>}
      >
        {(dialog) => (
          <SlowDialog {...dialog} label="清空" question="要清空吗？" hint="" onConfirm={() => undefined} />
        )}
      </LateDialog>
      <input aria-label="笔记" />
    </>
  )
}

it('what comes late does not open over what somebody went on to do meanwhile', async () => {
  const { user, services } = openApp()
  render(
    <AppProvider value={services}>
      <Slow />
    </AppProvider>,
  )
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: '笔记' })
  const [menu, dialog] = ['更多', '清空'].map((name) => screen.getByRole('button', { name }))
  for (const button of [menu, dialog]) {
    await user.click(button ?? field)
    expect(button?.getAttribute('aria-expanded')).toBe('true')
    await user.click(field)
    expect(button?.getAttribute('aria-expanded')).toBe('false')
  }
  await user.click(menu ?? field)
  await user.tab()
  expect(menu?.getAttribute('aria-expanded')).toBe('false')
  await user.click(field)
  letCome()
  // Both have come once they open at the next press.
  await user.keyboard('浮力')
  await user.click(menu ?? field)
  await screen.findByRole('menuitem', { name: '移动' })
  expect(field.value).toBe('浮力')
  await user.keyboard('{Escape}')
  await user.click(dialog ?? field)
  await screen.findByRole('alertdialog', { name: '要清空吗？' })
})

it('what a page itself shows in answer to a press is called off in the same way, but for what nobody asked for', async () => {
  const { user, services } = openApp()
  let come = () => {}
  const line = new Promise<typeof ConfirmDialog>((resolve) => {
    come = () => resolve(ConfirmDialog)
  })
  const SlowQuestion = lazyWithOverlays(() => line)
  const Page = ({ stays }: { readonly stays: boolean }) => {
    const [asked, setAsked] = useState(stays)
    return (
      <>
        <Button onClick={() => setAsked(true)}>删除</Button>
        <output>{asked ? '问' : '不问'}</output>
        <input aria-label="笔记" />
        {asked && (
          <OverlayBoundary stays={stays} onLeave={() => setAsked(false)}>
            <SlowQuestion
              label="删除"
              question="要删除吗？"
              hint=""
              onConfirm={() => undefined}
              open
              onOpenChange={setAsked}
              opener={{ current: null }}
            />
          </OverlayBoundary>
        )}
      </>
    )
  }
  const drawn = (stays: boolean) =>
    render(
      <AppProvider value={services}>
        <Page stays={stays} />
      </AppProvider>,
    )
  const { unmount } = drawn(false)
  const [button, field, told] = [
    screen.getByRole('button', { name: '删除' }),
    screen.getByRole('textbox', { name: '笔记' }),
    screen.getByRole('status'),
  ]
  await user.click(button)
  await user.click(button)
  expect(told.textContent).toBe('问')
  await user.click(field)
  expect(told.textContent).toBe('不问')
  button.focus()
  await user.keyboard('{Enter}')
  expect(told.textContent).toBe('问')
  await user.keyboard('{Escape}')
  expect(told.textContent).toBe('不问')
  unmount()

  drawn(true)
  await user.click(screen.getByRole('textbox', { name: '笔记' }))
  come()
  await screen.findByRole('alertdialog', { name: '要删除吗？' })
})
