import { useSelector } from '@xstate/react'
import { useLocation } from 'react-router-dom'
import { selectUser } from '#application/session/session.selectors.ts'
import { mayManageAll } from '#domain/session/current-user.ts'
import { useActors } from '../actors-context.tsx'
import { TabLinks } from '../components/tab-links.tsx'
import { manageCopy } from '../copy/manage-copy.ts'
import { MANAGE_PARTS } from './manage-parts.ts'

/** The parts of /manage that somebody has, below the heading of each part's first page; nothing for who administers nothing. */
export const ManageTabs = () => {
  const { pathname } = useLocation()
  const rights = useSelector(useActors().session, (it) => selectUser(it)?.rights)
  if (rights?.manage !== true) return null
  return (
    <TabLinks
      name={manageCopy.parts}
      tabs={MANAGE_PARTS.filter(({ ofPlatform }) => !ofPlatform || mayManageAll(rights)).map(
        ({ name, address }) => ({
          name,
          address,
          active: pathname === address || pathname.startsWith(`${address}/`),
        }),
      )}
    />
  )
}
