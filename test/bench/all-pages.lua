-- The first page, as most visitors ask for it, and every fourth time another page of the history.
local asked = 0
request = function()
  asked = asked + 1
  if asked % 4 ~= 0 then return wrk.format("GET", "/api/v2/history/?server=1&limit=10") end
  return wrk.format("GET", "/api/v2/history/?server=1&limit=10&offset=" .. (asked * 7919 % 10000) * 10)
end
