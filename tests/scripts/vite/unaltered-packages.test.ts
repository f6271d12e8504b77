import { build, type Plugin, resolveConfig, type UserConfig } from 'vite'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { unalteredPackages } from '../../../scripts/vite/unaltered-packages.ts'

const ENTRY = '\0entry'
const PACKAGE_FILE = /node_modules\/classnames\/index\.js$/

const entry: Plugin = {
  name: 'entry',
  resolveId: (id) => (id === ENTRY ? id : null),
  load: (id) => (id === ENTRY ? 'import names from "classnames"; export const one = names("one")' : null),
}

const built = (planted: Plugin | null, resolve: UserConfig['resolve'] = {}) =>
  build({
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    plugins: [unalteredPackages(), entry, planted],
    resolve,
    build: { write: false, rolldownOptions: { input: ENTRY, preserveEntrySignatures: 'strict' } },
  })

afterEach(() => vi.unstubAllEnvs())

describe('a build', () => {
  it('goes through with packages as they are', async () => {
    await expect(built(null)).resolves.toBeDefined()
  })

  it.each<Plugin>([
    { name: 'transforms', transform: (code, id) => (PACKAGE_FILE.test(id) ? `${code};` : null) },
    { name: 'loads other code', load: (id) => (PACKAGE_FILE.test(id) ? 'export default String' : null) },
  ])('fails when a plugin $name', async (planted) => {
    await expect(built(planted)).rejects.toThrow(/alters scripts of packages:\n.*classnames\/index\.js/)
  })

  it.each([
    ['a module of its own', `${process.cwd()}/vite.config.ts`],
    ['a virtual module', '\\0classnames'],
    ['another package', `${process.cwd()}/node_modules/xstate/dist/xstate.esm.js`],
  ])('fails when a plugin gives %s for a package', async (_, instead) => {
    const resolveId = (id: string) => (id === 'classnames' ? instead : null)
    await expect(built({ name: 'planted', enforce: 'pre', resolveId })).rejects.toThrow(
      'something else is in the place of the package classnames',
    )
  })

  it.each(['classnames', /^classnames$/])('fails when an alias stands for the package: %s', async (find) => {
    const alias = [{ find, replacement: `${process.cwd()}/node_modules/classnames/bind.js` }]
    await expect(built(null, { alias })).rejects.toThrow(
      /an alias puts something in the place of .*classnames/,
    )
  })
})

it.each(['axios', 'memory'])('the client on %s adapters is built so, before other plugins', async (set) => {
  vi.stubEnv('VITE_ADAPTERS', set)
  const { plugins } = await resolveConfig({}, 'build', 'production')
  expect(plugins.find(({ enforce }) => enforce === 'pre')?.name).toBe('unaltered-packages')
})
