import { formOf } from '#domain/release/resource-version.ts'
import { aResourceVersion } from '#tests/support/resource-versions.ts'
import type { AskingPorts } from './asking-ports.ts'

type Ports = Pick<AskingPorts, 'resourceVersions'>

/** A call of each method of `ResourceVersionPort`. */
export const RESOURCE_VERSION_CALLS = {
  'resourceVersions.resource': ({ resourceVersions }: Ports, signal: AbortSignal) =>
    resourceVersions.resource(1, signal),
  'resourceVersions.revise': ({ resourceVersions }: Ports, signal: AbortSignal) =>
    resourceVersions.revise(
      { id: 1, number: 0, knowId: 0, gradeId: 0, form: formOf(aResourceVersion()) },
      signal,
    ),
  'resourceVersions.restore': ({ resourceVersions }: Ports, signal: AbortSignal) =>
    resourceVersions.restore({ id: 1, number: 0, versionId: 1 }, signal),
  'resourceVersions.takeBack': ({ resourceVersions }: Ports, signal: AbortSignal) =>
    resourceVersions.takeBack(1, signal),
  'resourceVersions.waiting': ({ resourceVersions }: Ports, signal: AbortSignal) =>
    resourceVersions.waiting({ organisationId: 1, page: 1 }, signal),
  'resourceVersions.approve': ({ resourceVersions }: Ports, signal: AbortSignal) =>
    resourceVersions.approve({ id: 1, rowVersion: 1 }, signal),
  'resourceVersions.sendBack': ({ resourceVersions }: Ports, signal: AbortSignal) =>
    resourceVersions.sendBack({ id: 1, rowVersion: 1 }, '没有出处', signal),
}
