import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { wirePassword } from './password.ts'
import { sentText } from './request.ts'
import { schoolName } from './school-name.ts'
import { amount, flag } from './shape.ts'

const tag = '第一次使用'

/** Of a link of the first start: the installation has an administrator, waits for another link, waits for this one. */
export const FIRST_START = { done: 0, otherLink: 1, open: 2 } as const

const secret = sentText(z.maxLength(100))

/** POST checkfirststart (ours, R-first-start-1): whether the first administrator may be made with this secret; State as FIRST_START. */
export const checkFirstStart = defineCall({
  method: 'POST',
  path: '/api/user/manage/checkfirststart',
  summary: '第一次使用的链接是否有效',
  tag,
  access: 'public',
  again: 'asks',
  body: z.object({ Secret: secret }),
  data: z.object({ State: amount }),
})

/**
 * POST openschool (ours, R-first-start-1): makes the first administrator and the school, a school of that name where there is one.
 * A repetition after a lost answer is answered alike. 403 the link is not that of this installation, or has been used; 400 no
 * mobile number; 409 the number has an account.
 */
export const openSchool = defineCall({
  method: 'POST',
  path: '/api/user/manage/openschool',
  summary: '建立学校和第一位管理员',
  tag,
  access: 'public',
  body: z.object({
    Secret: secret,
    SchoolName: schoolName,
    Name: sentText(z.trim(), z.minLength(1), z.maxLength(40)),
    Mobile: sentText(z.maxLength(40)),
    Password: wirePassword,
  }),
  data: z.boolean(),
})

/** What a new installation is led through. */
export const FIRST_STEP = { people: 1, textbooks: 2, course: 3, resources: 4 } as const

/**
 * GET getfirststeps (ours, R-first-start-2): how far what one administers is:
 * everything for the platform's administrators, their schools for a school's. 403 for everybody else.
 */
export const getFirstSteps = defineCall({
  method: 'GET',
  path: '/api/user/manage/getfirststeps',
  summary: '准备学校的步骤',
  tag,
  access: 'session',
  data: z.object({
    /** In the order in which they are shown. */
    Steps: z.array(
      z.object({
        /** FIRST_STEP. */
        Step: amount,
        /** People besides oneself who may sign in, textbooks, published courses, published resources. */
        Count: amount,
        IsSkipped: flag,
      }),
    ),
  }),
})

/** POST skipfirststep (ours, R-first-start-2): a step is left out, or taken up again. 403 as for getfirststeps. */
export const skipFirstStep = defineCall({
  method: 'POST',
  path: '/api/user/manage/skipfirststep',
  summary: '跳过一步',
  tag,
  access: 'session',
  body: z.object({ Step: z.int().check(z.minimum(1), z.maximum(4)), IsSkipped: z.boolean() }),
  data: z.boolean(),
})
