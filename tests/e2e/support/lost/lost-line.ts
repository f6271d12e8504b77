import type { Page } from '@playwright/test'
import type { Call } from '#contract/call.ts'
import { INTENTION_HEADER } from '#contract/intention.ts'
import { patternOf } from '#tests/support/call-paths.ts'

/** One sending of a call, with what the server said to it. */
export interface Sending {
  readonly key: string
  readonly answer: { readonly Code: number; readonly Data: unknown; readonly Message: string }
}

export interface LostLine {
  readonly sent: readonly Sending[]
  /** From now on answers arrive. */
  mend(): void
}

/**
 * From now on the page is before a line on which answers to this call are lost, after the server has done what was asked: the first
 * `losses`, or all until it is mended.
 */
export const loseAnswers = async (page: Page, call: Call, losses: number): Promise<LostLine> => {
  const sent: Sending[] = []
  const path = patternOf(call)
  let isMended = false
  await page.route(
    (url) => path.test(url.pathname),
    async (route) => {
      const request = route.request()
      if (request.method() !== 'POST') return route.fallback()
      const isLost = !isMended && sent.length < losses
      const key = request.headers()[INTENTION_HEADER] ?? ''
      const response = await route.fetch()
      const { Code = 0, Data, Message = '' } = (await response.json()) as Partial<Sending['answer']>
      sent.push({ key, answer: { Code, Data, Message } })
      return isLost ? route.abort('connectionreset') : route.fulfill({ response })
    },
  )
  return {
    sent,
    mend: () => {
      isMended = true
    },
  }
}
