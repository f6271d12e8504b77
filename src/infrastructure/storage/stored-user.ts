import * as z from 'zod/mini'
import type { CurrentUser } from '#domain/session/current-user.ts'

/** Nobody is kept whose session is held: what it is held for is asked of the server. */
type StoredUser = Omit<CurrentUser, 'organisations' | 'mustChangePassword' | 'mustProve' | 'mustEnrol'>

/** The shape under which a user is kept between visits; an older or a foreign one does not fit and reads as no user. */
export const storedUser = (): z.ZodMiniType<StoredUser> => {
  const id = z.int().check(z.nonnegative())
  const text = z.string().check(z.maxLength(2000))
  const roleMenu = z.object({
    id,
    name: text,
    items: z.array(z.object({ id, name: text, parameter: text })),
  })
  return z.object({
    id: z.int().check(z.minimum(1)),
    name: text,
    account: text,
    title: z._default(text, ''),
    avatarUrl: text,
    roleMenus: z.union([z.literal('absent'), z.array(roleMenu)]),
    rights: z.object({
      staysHome: z.boolean(),
      schoolLibrary: z.boolean(),
      paperComposition: z.boolean(),
      review: z.boolean(),
      platformReview: z.optional(z.boolean()),
      manage: z.optional(z.boolean()),
      manageAll: z.optional(z.boolean()),
    }),
  })
}
