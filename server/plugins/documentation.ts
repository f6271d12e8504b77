import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import fastifyPlugin from 'fastify-plugin'
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import { baseTreeNode } from '#contract/catalogue.ts'
import { treeNode } from '#contract/curriculum.ts'

/** Recursive schemas need a name that the document can refer to. */
if (!z.globalRegistry.has(treeNode)) z.globalRegistry.add(treeNode, { id: 'TreeNode' })
if (!z.globalRegistry.has(baseTreeNode)) z.globalRegistry.add(baseTreeNode, { id: 'BaseTreeNode' })

/** The OpenAPI document at /api/openapi.json, made from the contract, and a page to read it at /api/docs. */
export const documentation = fastifyPlugin<{ version: string }>(async (app, { version }) => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: '知源课堂接口',
        description:
          '每个回答都有信封 Code、Data、Message；Code 为 200 且 Data 存在才是成功。' +
          '需要登录的接口在请求头带 Authorization，内容是 Bearer 加一个空格再加令牌，失效时回答 HTTP 401。',
        version,
      },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  })
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    uiConfig: { docExpansion: 'list', validatorUrl: null, tryItOutEnabled: false },
    theme: { title: '知源课堂接口' },
  })
  app.get('/api/openapi.json', { schema: { hide: true } }, async (_, reply) => {
    reply.header('cache-control', 'no-cache')
    return app.swagger()
  })
})
