/** A certificate that nobody signed but itself, for servers on the loopback address in tests; it protects nothing. */
export const selfSigned = {
  key: `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgiRHPd0mriG0tTVol
hUhtHh+y9sYDp09dkbNqVb7fGz2hRANCAATYhBqKeGG+MWkK1T0HXwH1mIX2EYxd
u4gBOxZluZ/1Vy5Li4iqCyWx/cTmQW5P0rELKQzELiPc1jSPyo7PLpSZ
-----END PRIVATE KEY-----
`,
  cert: `-----BEGIN CERTIFICATE-----
MIIBmzCCAUGgAwIBAgIUBX8DSMgcnGCXVxMYC7a5ReukzgAwCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTEyOTA4MTYxOVoYDzIxMjYxMTA1
MDgxNjE5WjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAATYhBqKeGG+MWkK1T0HXwH1mIX2EYxdu4gBOxZluZ/1Vy5Li4iqCyWx
/cTmQW5P0rELKQzELiPc1jSPyo7PLpSZo28wbTAdBgNVHQ4EFgQUgvFgUkwNl+9J
HuDkbJmdbCyb96cwHwYDVR0jBBgwFoAUgvFgUkwNl+9JHuDkbJmdbCyb96cwDwYD
VR0TAQH/BAUwAwEB/zAaBgNVHREEEzARhwR/AAABgglsb2NhbGhvc3QwCgYIKoZI
zj0EAwIDSAAwRQIgFoeOnPZ12q9Aq8ntTBXY9uJZeqpAfQTJhnKkZRIUa8kCIQCb
hvdieoHsFab9knu2g1Nnc9sdtPUq+qKuermaUenPoQ==
-----END CERTIFICATE-----
`,
};
