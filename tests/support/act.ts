import React from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'

/** The machine's own, whatever clock a test sets. */
const { setImmediate: inTheNextTurn } = globalThis

/** Lets what React has put off for a later turn be done. */
const turn = (): Promise<void> => new Promise((resolve) => void inTheNextTurn(resolve))

const aside = createRoot(document.createElement('i'))
let times = 0

/** Before React draws something at once it lets the effects of what it has drawn happen, and draws what they change. */
const settle = (): void => {
  times += 1
  flushSync(() => aside.render(String(times)))
}

const isPromise = (value: unknown): value is Promise<unknown> => value instanceof Promise

/**
 * Testing Library draws and takes down within React's `act`, which only the build for development has. The one that ships does the
 * same work when it is told to do it at once.
 */
const act = (callback: () => unknown): unknown => {
  settle()
  const result = flushSync(callback)
  settle()
  if (!isPromise(result)) return result
  return result.then(async (value) => {
    await turn()
    settle()
    return value
  })
}

Object.assign(React, { act })
