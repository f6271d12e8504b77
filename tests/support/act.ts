import React from 'react'
import { flushSync } from 'react-dom'

/** The machine's own, whatever clock a test sets. */
const { setImmediate: inTheNextTurn } = globalThis

/** Lets what React has put off for a later turn be done. */
const turn = (): Promise<void> => new Promise((resolve) => void inTheNextTurn(resolve))

const isPromise = (value: unknown): value is Promise<unknown> => value instanceof Promise

/**
 * Testing Library draws and takes down within React's `act`, which only the build for development has. The one that ships does the
 * same work when it is told to do it at once.
 */
const act = (callback: () => unknown): unknown => {
  const result = flushSync(callback)
  if (!isPromise(result)) return result
  return result.then(async (value) => {
    await turn()
    flushSync(() => undefined)
    return value
  })
}

Object.assign(React, { act })
