import { describe, expect, it } from 'vitest'
import { signed } from '#infrastructure/upload/object-store-signature.ts'

/** The request, and the signatures, that stand in the tests of Aliyun's own kits (Go, Java, PHP, C++). */
const asked = (at: string) => ({
  method: 'PUT' as const,
  path: '/bucket/1234+-/123/1.txt',
  query: {
    param1: 'value1',
    '+param1': 'value3',
    '|param1': 'value4',
    '+param2': '',
    '|param2': '',
    param2: '',
  },
  headers: {
    'x-oss-head1': 'value',
    abc: 'value',
    zabc: 'value',
    xyz: 'value',
    'content-type': 'text/plain',
  },
  host: 'bucket.oss-cn-hangzhou.aliyuncs.com',
  payload: 'UNSIGNED-PAYLOAD',
  region: 'cn-hangzhou',
  at: new Date(at),
})

describe("Aliyun's signature of version 4", () => {
  it.each([
    {
      token: '',
      at: '2023-12-16T16:20:57.018Z',
      expected: '20231216',
      signature: 'e21d18daa82167720f9b1047ae7e7f1ce7cb77a31e8203a7d5f4624fa0284afe',
    },
    {
      token: 'token',
      at: '2023-12-17T03:47:36.007Z',
      expected: '20231217',
      signature: 'b94a3f999cf85bcdc00d332fbd3734ba03e48382c36fa4d5af5df817395bd9ea',
    },
  ])('is the one that its own kits make, with "$token" as token', ({ token, at, expected, signature }) => {
    const keys = { accessKeyId: 'ak', accessKeySecret: 'sk', securityToken: token }
    expect(signed('oss', keys, asked(at))['authorization']).toBe(
      `OSS4-HMAC-SHA256 Credential=ak/${expected}/cn-hangzhou/oss/aliyun_v4_request, Signature=${signature}`,
    )
  })
})

/** "GET Object" of the examples in Amazon's "Authenticating Requests (AWS Signature Version 4)". */
it("Amazon's signature of version 4 is the one of its examples", () => {
  const headers = signed(
    's3',
    {
      accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
      accessKeySecret: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
      securityToken: '',
    },
    {
      method: 'GET',
      path: '/',
      query: { 'max-keys': '2', prefix: 'J' },
      headers: {},
      host: 'examplebucket.s3.amazonaws.com',
      payload: 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
      region: 'us-east-1',
      at: new Date('2013-05-24T00:00:00Z'),
    },
  )
  expect(headers['authorization']).toBe(
    'AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request, ' +
      'SignedHeaders=host;x-amz-content-sha256;x-amz-date, ' +
      'Signature=34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
  )
})
