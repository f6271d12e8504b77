import './cloud-school.css'
import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import {
  selectMenu,
  selectOrganisation,
  selectOrganisations,
} from '#application/session/session.selectors.ts'
import {
  activeCloudItem,
  cloudCodeOf,
  cloudOrganisationOf,
  menuOfSchool,
} from '#domain/school-file/cloud-school.ts'
import type { RoleMenuItem } from '#domain/session/current-user.ts'
import { useActors } from '../../actors-context.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { HomeLink } from '../../components/home-link.tsx'
import { PageHeader } from '../../components/page-header.tsx'
import { TabLinks } from '../../components/tab-links.tsx'
import { cloudCopy } from '../../copy/cloud-copy.ts'
import { copy } from '../../copy/copy.ts'
import { placeCopy } from '../../copy/place-copy.ts'
import { useCrumb } from '../../navigation/use-crumb.ts'
import { cloudAddress, readCloudPlace } from '../../routing/cloud-codec.ts'
import { CloudListView } from './cloud-list-view.tsx'
import { CloudSchoolView } from './cloud-school-view.tsx'
import { SchoolSwitch } from './school-switch.tsx'

/** The school's cloud space: the menu of the user's first role, one item of it by the address (R-cloud-school-1). */
export const CloudSchoolPage = () => {
  const menu = useSelector(useActors().session, selectMenu)
  const item = menu?.[0]
  return menu === null || item === undefined ? (
    <>
      <PageHeader title={copy.pageTitles.cloudSchool} />
      <EmptyState title={cloudCopy.none} hint={cloudCopy.noneHint}>
        <HomeLink />
      </EmptyState>
    </>
  ) : (
    <CloudSchool menu={menu} first={item} />
  )
}

/** The same item in another school, where that has it; else the first that is there. */
const inSchool = (
  menu: readonly RoleMenuItem[],
  item: RoleMenuItem,
  organisationId: number,
): RoleMenuItem => {
  const there = menuOfSchool(menu, organisationId)
  return there.includes(item) ? item : (there[0] ?? item)
}

interface CloudSchoolProps {
  readonly menu: readonly RoleMenuItem[]
  readonly first: RoleMenuItem
}

const CloudSchool = ({ menu, first }: CloudSchoolProps) => {
  const { session } = useActors()
  const organisations = useSelector(session, selectOrganisations)
  const chosen = useSelector(session, selectOrganisation)
  const [query] = useSearchParams()
  const organisation = cloudOrganisationOf(organisations, query, chosen)
  const shown = menuOfSchool(menu, organisation?.id ?? 0)
  const active = activeCloudItem(shown, query) ?? first
  const { list, page } = readCloudPlace(query)
  const organisationId = organisation?.id ?? 0
  // Without anything in the address it is the space as a whole.
  const { cloudSchool } = copy.pageTitles
  const title = query.size === 0 ? cloudSchool : cloudCopy.titleOf(cloudSchool, active.name)
  useCrumb(title)
  // Administrators change menus while people are signed in: what is shown here follows with each look.
  useEffect(() => session.send({ type: 'session.reread' }), [session, query])

  return (
    <>
      <PageHeader title={title}>{organisation?.name}</PageHeader>
      <TabLinks
        name={cloudCopy.menu}
        tabs={shown.map((item) => ({
          id: `${item.name} ${item.parameter}`,
          name: item.name,
          address: cloudAddress(item.parameter, organisationId),
          active: item === active,
        }))}
      />
      {organisations.length > 1 && (
        <SchoolSwitch
          organisations={organisations}
          current={organisation}
          addressOf={(id) => cloudAddress(inSchool(menu, active, id).parameter, id)}
        />
      )}
      {organisations.length === 0 ? (
        <EmptyState title={placeCopy.noOrganisation} hint={placeCopy.noOrganisationHint}>
          <HomeLink />
        </EmptyState>
      ) : organisation === null ? (
        <EmptyState title={placeCopy.foreignOrganisation} hint={placeCopy.foreignOrganisationHint}>
          <HomeLink />
        </EmptyState>
      ) : list === null ? (
        <CloudSchoolView
          key={`${organisationId} ${active.parameter}`}
          asked={{ organisationId, code: cloudCodeOf(active) }}
          item={active}
        />
      ) : (
        <CloudListView
          key={`${organisationId} ${list}`}
          query={{ organisationId, list, page }}
          item={active}
        />
      )}
    </>
  )
}
