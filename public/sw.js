// The one service worker. Each of its subjects is a part of its own in /sw/, loaded here; a changed part is found by the
// browser as a changed worker is. It takes over when the pages under an older one are closed: nothing changes under a page
// that is open.
importScripts("/sw/push.js", "/sw/outbox.js", "/sw/reading.js");
