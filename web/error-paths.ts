export const errorPaths = ['/403', '/404', '/500', '/no-permission']
