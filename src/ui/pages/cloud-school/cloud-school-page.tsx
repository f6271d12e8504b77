import { useSelector } from '@xstate/react'
import { useSearchParams } from 'react-router-dom'
import { selectMenu, selectOrganisation } from '#application/session/session.selectors.ts'
import type { RoleMenuItem } from '#domain/session/current-user.ts'
import { cloudSchoolAddress } from '#domain/session/login-landing.ts'
import { useActors } from '../../actors-context.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { HomeLink } from '../../components/home-link.tsx'
import { PageHeader } from '../../components/page-header.tsx'
import { TabLinks } from '../../components/tab-links.tsx'
import { UnderConstruction } from '../../components/under-construction.tsx'
import { copy } from '../../copy/copy.ts'
import { placeCopy } from '../../copy/place-copy.ts'
import { activeMenuItem } from './cloud-menu-item.ts'

/** The school's cloud space: the menu of the user's first role, one item of it by the address (spec §2, decision 1). */
export const CloudSchoolPage = () => {
  const menu = useSelector(useActors().session, selectMenu)
  return menu === null || menu.length === 0 ? <NoCloudSchool /> : <CloudSchool menu={menu} />
}

const CloudSchool = ({ menu }: { menu: readonly RoleMenuItem[] }) => {
  const organisation = useSelector(useActors().session, selectOrganisation)
  const [query] = useSearchParams()
  const active = activeMenuItem(menu, query)
  return (
    <>
      <PageHeader title={copy.pageTitles.cloudSchool}>{organisation.name}</PageHeader>
      <TabLinks
        name={placeCopy.cloudMenu}
        tabs={menu.map((item) => ({
          name: item.name,
          address: cloudSchoolAddress(item.parameter),
          active: item === active,
        }))}
      />
      <UnderConstruction />
    </>
  )
}

const NoCloudSchool = () => (
  <>
    <PageHeader title={copy.pageTitles.cloudSchool} />
    <EmptyState title={placeCopy.noCloudSchool} hint={placeCopy.noCloudSchoolHint}>
      <HomeLink />
    </EmptyState>
  </>
)
