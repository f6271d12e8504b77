export interface Plant {
  readonly rule: string
  readonly file: string
  readonly code: string
}

const plant = (rule: string, file: string, ...code: readonly string[]): Plant => ({
  rule,
  file,
  code: `${code.join('\n')}\n`,
})

/** One breach of each rule of dependency-cruiser.config.mjs and scripts/boundaries.ts; where a rule has two sides, one of each. */
export const PLANTS: readonly Plant[] = [
  plant('wire-addresses-in-adapters', 'src/ui/planted/names-the-wire.ts', "export const list = '/api/list'"),
  plant(
    'wire-addresses-in-adapters',
    'src/domain/planted/names-the-wire.ts',
    "export const list = '/api/list'",
  ),
  plant(
    'wire-addresses-in-adapters',
    'src/application/planted/names-the-wire.ts',
    "export const list = '/api/list'",
  ),
  plant(
    'domain-knows-only-itself',
    'src/domain/planted/asks-a-port.ts',
    "import type { SessionPort } from '#application/session/session.port.ts'",
    'export type Asked = SessionPort',
  ),
  plant(
    'domain-knows-only-itself',
    'src/domain/planted/reads-the-wire.ts',
    "export { CODE } from '#contract/envelope.ts'",
  ),
  plant(
    'domain-needs-only-xstate',
    'src/domain/planted/checks-with-a-schema.ts',
    "export { string } from 'zod/mini'",
  ),
  plant(
    'application-knows-the-domain',
    'src/application/planted/knows-an-adapter.ts',
    "export { adapter } from '#infrastructure/planted/adapter.ts'",
  ),
  plant(
    'application-needs-only-xstate',
    'src/application/planted/draws.ts',
    "export { useState } from 'react'",
  ),
  plant(
    'infrastructure-reaches-inwards',
    'src/infrastructure/planted/knows-a-view.ts',
    "export { view } from '#ui/planted/view.ts'",
  ),
  plant(
    'infrastructure-sees-ports-as-types',
    'src/infrastructure/planted/calls-a-use-case.ts',
    "import type { Ports } from '#application/planted/use-case.ts'",
    "import { provide } from '#application/planted/use-case.ts'",
    'export const provided = (ports: Ports) => provide(ports)',
  ),
  plant(
    'infrastructure-draws-nothing',
    'src/infrastructure/planted/draws.ts',
    "export { useState } from 'react'",
  ),
  plant(
    'ui-renders-and-sends',
    'src/ui/planted/asks-an-adapter.ts',
    "export { adapter } from '#infrastructure/planted/adapter.ts'",
  ),
  plant(
    'ui-renders-and-sends',
    'src/ui/planted/reads-the-wire.ts',
    "export type { Envelope } from '#contract/envelope.ts'",
  ),
  plant('ui-needs-only-view-packages', 'src/ui/planted/checks.ts', "export { string } from 'zod/mini'"),
  plant('contract-stands-alone', 'contract/planted.ts', "export { plain } from '#domain/planted/plain.ts'"),
  plant('contract-needs-only-schemas', 'contract/planted-package.ts', "export { setup } from 'xstate'"),
  plant(
    'server-never-client',
    'server/planted/knows-the-client.ts',
    "export { plain } from '#domain/planted/plain.ts'",
  ),
  plant('sql-only-in-repositories', 'server/modules/planted/planted.ts', "export { sql } from 'drizzle-orm'"),
  plant('sql-only-in-repositories', 'server/import/planted/asks-a-driver.ts', "export { Pool } from 'pg'"),
  plant(
    'queries-only-for-repositories',
    'server/modules/planted/planted.service.ts',
    "export { piece } from '../other/piece.query.ts'",
  ),
  plant(
    'client-never-server',
    'src/main/planted/knows-the-server.ts',
    "export { listen } from '#server/planted/listen.ts'",
  ),
  plant(
    'server-without-demo',
    'server/planted/shows-a-demonstration.ts',
    "export { school } from '#demo/planted/school.ts'",
  ),
  plant(
    'demo-fills-the-server',
    'demo/planted/knows-the-client.ts',
    "export { plain } from '#domain/planted/plain.ts'",
  ),
  plant(
    'product-never-tools',
    'src/main/planted/leans-on-a-fake.ts',
    "export { fake } from '#tests/planted/fake.ts'",
  ),
  plant('inversify-only-in-main', 'server/planted/binds.ts', "export { Container } from 'inversify'"),
  plant('inversify-only-in-main', 'src/ui/planted/binds.ts', "export { Container } from 'inversify'"),
  plant('axios-only-in-infrastructure', 'src/main/planted/calls.ts', "export { default } from 'axios'"),
  plant(
    'crypto-js-only-in-infrastructure',
    'src/main/planted/hashes.ts',
    "export { default } from 'crypto-js/md5'",
  ),
  plant(
    'client-runs-in-a-browser',
    'src/infrastructure/planted/reads-a-file.ts',
    "export { readFileSync } from 'node:fs'",
  ),
  plant(
    'no-cycles',
    'src/ui/planted/egg.ts',
    "import type { Hen } from './hen.ts'",
    'export interface Egg { of: Hen }',
  ),
  plant(
    'no-cycles-between-features',
    'src/domain/planted/gives.ts',
    "export { taken } from '../planted-too/takes.ts'",
  ),
  plant(
    'nothing-unresolvable',
    'src/ui/planted/lost.ts',
    "export { nothing } from '#domain/planted/is-not-there.ts'",
  ),
  plant('no-undeclared-packages', 'server/planted/borrows.ts', "export { default } from 'picomatch'"),
  plant(
    'product-needs-no-dev-package',
    'server/planted/tests-itself.ts',
    "export { property } from 'fast-check'",
  ),
]

/** What the plants lean on. */
export const SOIL: readonly Omit<Plant, 'rule'>[] = [
  { file: 'src/domain/planted/plain.ts', code: 'export const plain = 1\n' },
  {
    file: 'src/domain/planted-too/takes.ts',
    code: "export const taken = 1\nexport { plain } from '../planted/plain.ts'\n",
  },
  {
    file: 'src/application/planted/use-case.ts',
    code: 'export type Ports = string\nexport const provide = (ports: Ports) => ports\n',
  },
  { file: 'src/infrastructure/planted/adapter.ts', code: 'export const adapter = 1\n' },
  { file: 'src/ui/planted/view.ts', code: 'export const view = 1\n' },
  {
    file: 'src/ui/planted/hen.ts',
    code: "import type { Egg } from './egg.ts'\nexport interface Hen { from: Egg }\n",
  },
  {
    file: 'server/modules/other/piece.query.ts',
    code: "export { sql as piece } from 'drizzle-orm'\n",
  },
  { file: 'server/planted/listen.ts', code: 'export const listen = 1\n' },
  { file: 'demo/planted/school.ts', code: 'export const school = 1\n' },
  { file: 'tests/planted/fake.ts', code: 'export const fake = 1\n' },
]
