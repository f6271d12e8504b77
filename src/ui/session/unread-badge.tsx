import { useSelector } from '@xstate/react'
import type { SignedInActors } from '#application/app-actors.ts'
import { useSignedInPartsIfLoaded } from '../actors-context.tsx'
import { unreadCopy } from '../copy/unread-copy.ts'

/** How much is unread of all that is told to the user; 0 while it is not known. */
const useUnread = (inbox: SignedInActors['inbox'] | undefined): number =>
  useSelector(inbox, (snapshot) =>
    Object.values(snapshot?.context.unread ?? {}).reduce((sum, count) => sum + count, 0),
  )

/** The same, wherever the menu stands. */
export const useUnreadNotices = (): number => useUnread(useSignedInPartsIfLoaded()?.actors.inbox)

/** The number on the button of the menu; its words are for those who do not see it. */
export const UnreadBadge = ({ id, unread }: { readonly id: string; readonly unread: number }) => {
  if (unread === 0) return null
  return (
    <>
      <span className="user-menu__badge" aria-hidden="true">
        {unreadCopy.badge(unread)}
      </span>
      <span id={id} hidden>
        {unreadCopy.badgeName(unread)}
      </span>
    </>
  )
}
