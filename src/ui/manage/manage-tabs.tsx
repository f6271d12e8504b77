import { useLocation } from 'react-router-dom'
import { TabLinks } from '../components/tab-links.tsx'
import { manageCopy } from '../copy/manage-copy.ts'
import { MANAGE_PARTS } from './manage-parts.ts'

/** The parts of /manage, below the heading of each part's first page. */
export const ManageTabs = () => {
  const { pathname } = useLocation()
  if (MANAGE_PARTS.length < 2) return null
  return (
    <TabLinks
      name={manageCopy.parts}
      tabs={MANAGE_PARTS.map(({ name, address }) => ({
        name,
        address,
        active: pathname === address || pathname.startsWith(`${address}/`),
      }))}
    />
  )
}
