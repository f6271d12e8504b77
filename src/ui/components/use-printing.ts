import { useSyncExternalStore } from 'react'

let printing = false

const watchPrinting = (changed: () => void) => {
  const told = ({ type }: Event) => {
    printing = type === 'beforeprint'
    changed()
  }
  addEventListener('beforeprint', told)
  addEventListener('afterprint', told)
  return () => {
    removeEventListener('beforeprint', told)
    removeEventListener('afterprint', told)
  }
}

/** Whether the browser is printing the page: it prints what is drawn when its `beforeprint` has been heard. */
export const usePrinting = (): boolean => useSyncExternalStore(watchPrinting, () => printing)
