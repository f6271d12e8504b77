import type { PageLifecycle } from '#application/kernel/page-lifecycle.port.ts'

/** Hidden comes before a tab is closed, an app is switched and a screen is locked; on some phones nothing comes after it. */
export const browserPageLifecycle = (page: Window): PageLifecycle => ({
  watch: (tell) => {
    const online = () => tell('online')
    const hide = () => {
      if (page.document.visibilityState === 'hidden') tell('hidden')
    }
    const leave = () => tell('hidden')
    page.addEventListener('online', online)
    page.addEventListener('pagehide', leave)
    page.document.addEventListener('visibilitychange', hide)
    return () => {
      page.removeEventListener('online', online)
      page.removeEventListener('pagehide', leave)
      page.document.removeEventListener('visibilitychange', hide)
    }
  },
})
