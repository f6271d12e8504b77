import type { Page } from '@playwright/test'

/**
 * Enter while an input method still composes: it takes over the composition and means nothing else. The composition is
 * a real one of the browser; `text` stays in the field.
 */
export const pressEnterWhileComposing = async (page: Page, text: string): Promise<void> => {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Input.imeSetComposition', {
    text,
    selectionStart: text.length,
    selectionEnd: text.length,
  })
  const enter = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 229, nativeVirtualKeyCode: 229 }
  await devtools.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...enter })
  await devtools.send('Input.dispatchKeyEvent', { type: 'keyUp', ...enter })
  await devtools.send('Input.insertText', { text })
  await devtools.detach()
}
