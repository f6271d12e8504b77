/**
 * Who may import whom. Every layer lists what it may reach; whatever is not listed is an error.
 * The table itself, with its reasons in words, is docs/architecture.md; tests/architecture plants one breach of each rule.
 */

const LAYERS = '^(src/(domain|application|infrastructure|ui|main)|contract|server|demo|tests|scripts)/'
const PACKAGES = 'node_modules/'

/**
 * A package by its name, wherever npm put it.
 * @param {string[]} names
 */
const npm = (...names) => `${PACKAGES}(${names.map((name) => `(@types/)?${name}`).join('|')})/`

/**
 * Any module of the tree outside the listed folders.
 * @param {string[]} allowed
 */
const layersBut = (...allowed) => ({ path: LAYERS, pathNot: allowed.map((layer) => `^${layer}/`) })

/**
 * Any package that is not listed.
 * @param {string[]} names
 */
const packagesBut = (...names) => ({ path: PACKAGES, pathNot: npm(...names) })

/**
 * @template From, To
 * @param {string} name
 * @param {string} comment why the rule is there
 * @param {From} from
 * @param {To} to
 */
const rule = (name, comment, from, to) => ({
  name,
  comment,
  severity: /** @type {const} */ ('error'),
  from,
  to,
})

/**
 * @param {import('dependency-cruiser').DependencyType[]} types
 */
const kinds = (...types) => types

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    rule(
      'domain-knows-only-itself',
      'Entities, rules and statecharts say what can happen; they must run without any other layer.',
      { path: '^src/domain/' },
      layersBut('src/domain'),
    ),
    rule(
      'domain-needs-only-xstate',
      'A rule that needs a package is a port; a statechart needs xstate and nothing else.',
      { path: '^src/domain/' },
      packagesBut('xstate'),
    ),
    rule(
      'application-knows-the-domain',
      'Ports and use cases speak the language of the domain; who answers them is not their business.',
      { path: '^src/application/' },
      layersBut('src/application', 'src/domain'),
    ),
    rule(
      'application-needs-only-xstate',
      'The only machinery of a use case is the statechart.',
      { path: '^src/application/' },
      packagesBut('xstate'),
    ),
    rule(
      'infrastructure-reaches-inwards',
      'An adapter implements a port with the wire or the browser; it knows no view and no wiring.',
      { path: '^src/infrastructure/' },
      layersBut('src/infrastructure', 'src/application', 'src/domain', 'contract'),
    ),
    rule(
      'infrastructure-sees-ports-as-types',
      'From the application an adapter takes types only; calling a use case would turn the house round.',
      { path: '^src/infrastructure/' },
      { path: '^src/application/', dependencyTypesNot: kinds('type-only') },
    ),
    rule(
      'infrastructure-draws-nothing',
      'React, Radix and the statecharts belong to other layers.',
      { path: '^src/infrastructure/' },
      {
        path: npm('react', 'react-dom', 'react-router', 'react-router-dom', '@radix-ui', '@xstate', 'xstate'),
      },
    ),
    rule(
      'ui-renders-and-sends',
      'A view selects from the application and sends events; it never meets an adapter, the wire or the wiring.',
      { path: '^src/ui/' },
      layersBut('src/ui', 'src/application', 'src/domain'),
    ),
    rule(
      'ui-needs-only-view-packages',
      'What a view may use is React, Radix, the router, the binding of statecharts to React, the editor, what makes its output safe to show, what typesets formulas, and what draws a QR code.',
      { path: '^src/ui/' },
      packagesBut(
        'react',
        'react-dom',
        'react-router',
        'react-router-dom',
        '@radix-ui',
        'radix-ui',
        '@xstate/react',
        'xstate',
        '@tiptap',
        'dompurify',
        'katex',
        'uqr',
      ),
    ),
    rule(
      'contract-stands-alone',
      'The wire is read by client and server alike, so it knows neither.',
      { path: '^contract/' },
      layersBut('contract'),
    ),
    rule(
      'contract-needs-only-schemas',
      'The wire is schemas and nothing else.',
      { path: '^contract/' },
      packagesBut('zod'),
    ),
    rule(
      'server-never-client',
      'The server shares the contract with the client and nothing else; another backend must be able to take its place.',
      { path: '^server/' },
      layersBut('server', 'contract', 'demo'),
    ),
    rule(
      'server-without-demo',
      'A school runs without the demonstration; only the command line, which fills a new database, knows it.',
      { path: '^server/', pathNot: '^server/cli/' },
      { path: '^demo/' },
    ),
    rule(
      'demo-fills-the-server',
      'The demonstration is rows and files for the reference server; it knows its tables and nothing of the client.',
      { path: '^demo/' },
      layersBut('demo', 'server', 'contract'),
    ),
    rule(
      'sql-only-in-repositories',
      'Rules and rights are read without their queries: a statement stands in a repository, what several share of one in a query.',
      {
        path: '^server/',
        pathNot: ['^server/db/', '\\.(repository|query)\\.ts$'],
      },
      { path: npm('drizzle-orm', 'pg') },
    ),
    rule(
      'queries-only-for-repositories',
      'A part of a statement is of use to statements alone; others may name its types.',
      {
        path: '^server/',
        pathNot: ['^server/db/', '\\.(repository|query)\\.ts$'],
      },
      { path: '\\.query\\.ts$', dependencyTypesNot: kinds('type-only') },
    ),
    rule(
      'client-never-server',
      'Nothing of the client may lean on the reference server: it is one backend of several.',
      { path: '^src/' },
      { path: '^(server|demo)/' },
    ),
    rule(
      'product-never-tools',
      'Product code does not import tests or scripts.',
      { path: '^(src|contract|server|demo)/' },
      { path: '^(tests|scripts)/' },
    ),
    rule(
      'inversify-only-in-main',
      'Who gets what is decided in one layer; elsewhere a dependency is a parameter.',
      { path: '.', pathNot: ['^src/main/', '^tests/', PACKAGES] },
      { path: npm('inversify', '@inversifyjs', 'reflect-metadata') },
    ),
    rule(
      'axios-only-in-infrastructure',
      'The HTTP client is a detail of the adapters.',
      { path: '.', pathNot: ['^src/infrastructure/', '^tests/', PACKAGES] },
      { path: npm('axios') },
    ),
    rule(
      'crypto-js-only-in-infrastructure',
      'The MD5 of the wire is a detail of the adapters.',
      { path: '.', pathNot: ['^src/infrastructure/', '^(tests|scripts|server)/', PACKAGES] },
      { path: npm('crypto-js') },
    ),
    rule(
      'client-runs-in-a-browser',
      'Modules of Node do not exist where the client and the contract run.',
      { path: '^(src|contract)/' },
      { dependencyTypes: kinds('core') },
    ),
    rule(
      'no-cycles',
      'Two modules that need each other are one module, or there is a third in them.',
      { path: LAYERS },
      { circular: true },
    ),
    {
      ...rule(
        'no-cycles-between-features',
        'Features of one layer form an order: what two of them share lies in a third or in kernel.',
        { path: '^(src/(domain|application|infrastructure)|server/modules)/[^/]+$' },
        { circular: true, path: '^(src/(domain|application|infrastructure)|server/modules)/[^/]+$' },
      ),
      scope: 'folder',
    },
    rule(
      'nothing-unresolvable',
      'An import that nobody can follow hides what it reaches.',
      { path: LAYERS },
      { couldNotResolve: true, path: '.', pathNot: ['\\.css$', '\\?(url|raw|worker)$', '^virtual:'] },
    ),
    rule(
      'no-undeclared-packages',
      'A package that only another package brought can vanish with the next install.',
      { path: '^(src|contract|server|demo|scripts|tests)/' },
      { dependencyTypes: kinds('npm-no-pkg', 'npm-unknown') },
    ),
    rule(
      'product-needs-no-dev-package',
      'What runs in a school is installed without development packages.',
      { path: '^(src|contract|server|demo)/', pathNot: ['^server/.*\\.dev\\.ts$', '^demo/generator/'] },
      { dependencyTypes: kinds('npm-dev'), dependencyTypesNot: kinds('type-only') },
    ),
  ],
  options: {
    doNotFollow: { path: ['node_modules'] },
    exclude: { path: ['^dist/', '^data/', '^demo/files/'] },
    tsPreCompilationDeps: true,
    parser: 'tsc',
    combinedDependencies: false,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'module', 'browser', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types', 'typings'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts'],
    },
  },
}
