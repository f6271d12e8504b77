import type { AliplayerClass, LoadAliplayer } from './aliplayer.ts'

export interface AliplayerAddresses {
  /** In the order in which they have to run; none where the school has configured no outside player. */
  readonly scriptUrls: readonly string[]
  readonly styleUrl: string
}

/** A school's network that drops what it does not know answers nothing at all. */
const PATIENCE_MS = 10_000

const loaded = (element: HTMLScriptElement | HTMLLinkElement): Promise<boolean> =>
  new Promise((resolve) => {
    const end = (there: boolean) => {
      clearTimeout(patience)
      if (!there) element.remove()
      resolve(there)
    }
    const patience = setTimeout(end, PATIENCE_MS, false)
    element.addEventListener('load', () => end(true), { once: true })
    element.addEventListener('error', () => end(false), { once: true })
    document.head.append(element)
  })

const loadScript = (address: string): Promise<boolean> => {
  const script = document.createElement('script')
  script.src = address
  script.async = false
  return loaded(script)
}

const loadStyle = (address: string): Promise<boolean> => {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = address
  return loaded(link)
}

const fetchAll = async ({ scriptUrls, styleUrl }: AliplayerAddresses): Promise<AliplayerClass | null> => {
  if (scriptUrls.length === 0) return null
  // It plays without its skin too: nothing of that is shown.
  void loadStyle(styleUrl)
  for (const address of scriptUrls) if (!(await loadScript(address))) return null
  return window.Aliplayer ?? null
}

/** The scripts of the outside player, once a page. R-playback-1. */
export const aliplayerScripts = (addresses: AliplayerAddresses): LoadAliplayer => {
  let loading: ReturnType<LoadAliplayer> | null = null
  return async () => {
    loading ??= fetchAll(addresses)
    const player = await loading
    if (player === null) loading = null
    return player
  }
}
