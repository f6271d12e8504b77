import type { FastifyInstance, FastifyRequest } from 'fastify'
import { CODE } from '#contract/envelope.ts'
import * as calls from '#contract/second-factor.ts'
import { Refusal } from '../../http/envelope.ts'
import { signedInRoute } from '../../http/route.ts'
import type { SecondFactorService } from './second-factor.service.ts'

/** For the operator's log: what was done with a second factor, or how a code was wrong. */
const noted = async <T>({ log, viewer }: FastifyRequest, did: string, done: Promise<T | Refusal>) => {
  const ended = await done
  const who = { userId: viewer?.userId }
  if (!(ended instanceof Refusal)) log.info(who, `second factor ${did}`)
  else if (ended.code === CODE.locked) log.warn(who, 'second factor locked')
  else if (ended.code === CODE.fieldError) log.warn(who, 'second factor wrong')
  return ended
}

const ENROLS = { opens: ['enrolling'] } as const

/** Wire: 登录与用户. */
export const secondFactorRoutes = (service: SecondFactorService) => async (app: FastifyInstance) => {
  signedInRoute(app, calls.secondFactor, ({ viewer }) => service.read(viewer), ENROLS)
  signedInRoute(
    app,
    calls.beginSecondFactor,
    ({ viewer, body, request }) => noted(request, 'begun', service.begin(viewer, body)),
    ENROLS,
  )
  signedInRoute(
    app,
    calls.confirmSecondFactor,
    ({ viewer, body, request }) => noted(request, 'confirmed', service.confirm(viewer, body)),
    ENROLS,
  )
  signedInRoute(
    app,
    calls.proveSecondFactor,
    ({ viewer, body, request }) => noted(request, 'proven', service.prove(viewer, body.Code)),
    { opens: ['proving'] },
  )
  signedInRoute(app, calls.renewRecoveryCodes, ({ viewer, body, request }) =>
    noted(request, 'given other recovery codes', service.renewCodes(viewer, body.Code)),
  )
  signedInRoute(app, calls.removeSecondFactor, ({ viewer, body, request }) =>
    noted(request, 'removed', service.remove(viewer, body)),
  )
}
