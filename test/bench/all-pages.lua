-- The first page, as most visitors request it, and every fourth time another page of the history.
local requests = 0
request = function()
  requests = requests + 1
  if requests % 4 ~= 0 then return wrk.format("GET", "/api/v2/history/?server=1&limit=10") end
  return wrk.format("GET", "/api/v2/history/?server=1&limit=10&offset=" .. (requests * 7919 % 10000) * 10)
end
